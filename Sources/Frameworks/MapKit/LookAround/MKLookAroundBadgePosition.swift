/// The corners for the badge of a scene.
///
/// - Source: the numbers follow the order in public bindings. Confidence: documented.
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// The corner above, at the start of a line.
  case topLeading = 0
  /// The corner above, at the end of a line.
  case topTrailing = 1
  /// The corner below, at the end of a line.
  case bottomTrailing = 2
}
