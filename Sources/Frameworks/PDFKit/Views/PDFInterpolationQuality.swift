/// The quality of pictures that a view draws.
public enum PDFInterpolationQuality: Int, Sendable {
  /// The least.
  case none = 0
  /// A low one.
  case low = 1
  /// The best.
  case high = 2
}
