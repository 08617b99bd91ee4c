/// The visibility modes of an element of a map.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides.
  case adaptive = 0
  /// Never visible.
  case hidden = 1
  /// Always visible.
  case visible = 2
}
