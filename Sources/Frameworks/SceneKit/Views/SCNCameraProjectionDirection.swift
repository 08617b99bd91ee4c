/// The axes along which a camera's field of view is measured.
///
/// - Source: the order is that of public bindings. Confidence: documented.
public enum SCNCameraProjectionDirection: Int, Sendable {
  /// The height of the view.
  case vertical = 0
  /// The width of the view.
  case horizontal = 1
}
