/// The direction in which a camera has its angle of view.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNCameraProjectionDirection: Int, Sendable {
  /// From below to above.
  case vertical = 0
  /// From left to right.
  case horizontal = 1
}
