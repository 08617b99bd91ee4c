/// The interpolation quality of scaled pages.
public enum PDFInterpolationQuality: Int, Sendable {
  /// No interpolation.
  case none = 0
  /// Low quality.
  case low = 1
  /// High quality.
  case high = 2
}
