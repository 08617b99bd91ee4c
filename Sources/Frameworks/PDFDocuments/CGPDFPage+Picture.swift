package import TactusDocumentReading

extension CGPDFPage {
  /// Returns a picture of the page as it is shown, without paper.
  ///
  /// - Parameter longestSide: The pixels of its longer side, 1 or more.
  /// - Throws: `ReaderFailure`.
  package func picture(longestSide: Int) throws(ReaderFailure) -> CGImage {
    let (width, height) = geometry.shownSize
    let longest = max(width, height)
    guard longest > 0 else { throw .unreadable("the page has no size") }
    func pixels(_ points: Double) -> Int {
      max(1, Int((points * Double(longestSide) / longest).rounded()))
    }
    guard
      let image = try picture(
        turnedBy: geometry.turn, width: pixels(width), height: pixels(height))
    else { throw .unreadable("the page cannot be drawn") }
    return image
  }
}
