/// The corners of the badge of a scene.
///
/// - Source: the numbers follow the order in public bindings. Confidence: documented.
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// The upper leading corner.
  case topLeading = 0
  /// The upper trailing corner.
  case topTrailing = 1
  /// The lower trailing corner.
  case bottomTrailing = 2
}
