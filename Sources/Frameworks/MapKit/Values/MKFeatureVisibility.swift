/// The visibilities of a part of a map.
public enum MKFeatureVisibility: Int, Sendable {
  /// As the map decides.
  case adaptive = 0
  /// Never.
  case hidden = 1
  /// Always.
  case visible = 2
}
