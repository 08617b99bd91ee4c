/// The direction in which a view lays out its pages.
public enum PDFDisplayDirection: Int, Sendable {
  /// Vertical.
  case vertical = 0
  /// Horizontal.
  case horizontal = 1
}
