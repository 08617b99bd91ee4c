/// The direction in which thumbnails follow one another.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// Downwards.
  case vertical = 0
  /// From left to right.
  case horizontal = 1
}
