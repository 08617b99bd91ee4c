/// The size of decoded pictures.
package struct VideoSize: Sendable, Equatable {
  /// Pixels per row.
  package var width: Int
  /// Rows.
  package var height: Int

  /// Creates a size.
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Creates the largest size of a film's pictures within limits; it is never larger than they are.
  package init(_ video: MediaDescription.Video, within width: Int, _ height: Int) {
    let scale = min(1, Double(width) / Double(video.width), Double(height) / Double(video.height))
    self.width = max(1, Int((Double(video.width) * scale).rounded()))
    self.height = max(1, Int((Double(video.height) * scale).rounded()))
  }

  /// The largest width and height of a film that is opened.
  ///
  /// - Source: ours: a picture of this size takes 256 MB. Confidence: guess.
  package static let largestSide = 8192
}
