import AVFoundation
import TactusMediaReading
import TactusPDFDocuments

/// A picture of a file's content: its first page, its picture, or a film's first picture.
package enum PreviewPicture {
  /// Makes the picture, which fits into a size; nil if the file has none.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - width: The greatest width in pixels.
  ///   - height: The greatest height in pixels.
  ///   - cancellation: The signal that the picture is no longer awaited.
  /// - Throws: `ReaderFailure`.
  /// - Thread: any but the main one; waits for the reader.
  package static func make(
    _ url: URL, width: Int, height: Int, unless cancellation: ReadingCancellation? = nil
  ) throws(ReaderFailure) -> CGImage? {
    func fit(_ own: (width: Double, height: Double)) -> (width: Int, height: Int) {
      let scale = min(Double(width) / own.width, Double(height) / own.height)
      return (max(1, Int(own.width * scale)), max(1, Int(own.height * scale)))
    }
    switch try PreviewContent.read(url, unless: cancellation) {
    case .pages(let document):
      guard document.isUnlocked else { throw .locked }
      guard let page = document.page(at: 1) else { throw .unreadable("the document has no pages") }
      let shown = page.geometry.shownSize
      guard shown.width > 0, shown.height > 0 else { throw .unreadable("its page has no size") }
      let size = fit(shown)
      return try page.picture(
        turnedBy: page.geometry.turn, width: size.width, height: size.height)
    case .picture(let reader, let file):
      // A picture is not drawn larger than it is.
      var size = fit((Double(file.width), Double(file.height)))
      if size.width > file.width, file.format != "svg" { size = (file.width, file.height) }
      return CGImage(try reader.picture(width: size.width, height: size.height))
    case .media(let film, let description):
      guard description.video != nil else { return nil }
      let generator = AVAssetImageGenerator(
        asset: AVURLAsset(url: url, film: film, description: description))
      generator.maximumSize = CGSize(width: width, height: height)
      return try? generator.copyCGImage(at: .zero, actualTime: nil)
    case .table, .styledText, .plainText: return nil
    }
  }
}
