/// The direction in which a view shows its pages.
public enum PDFDisplayDirection: Int, Sendable {
  /// Downwards.
  case vertical = 0
  /// Sideways.
  case horizontal = 1
}
