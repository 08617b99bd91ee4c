/// The layout of thumbnails.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  /// Vertical.
  case vertical = 0
  /// Horizontal, from left to right.
  case horizontal = 1
}
