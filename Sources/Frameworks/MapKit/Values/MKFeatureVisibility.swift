/// The condition on which a part of a map is shown.
public enum MKFeatureVisibility: Int, Sendable {
  /// As the map decides.
  case adaptive = 0
  /// Never.
  case hidden = 1
  /// Always.
  case visible = 2
}
