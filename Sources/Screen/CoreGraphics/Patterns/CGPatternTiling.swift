/// The placement of the tiles of a pattern; all of them are drawn without distortion here.
public enum CGPatternTiling: Int32, Sendable, Hashable {
  /// Tiles are not distorted, and their distances may vary.
  case noDistortion
  /// Distances are constant, and tiles may be distorted slightly.
  case constantSpacingMinimalDistortion
  /// Distances are constant, and tiles may be distorted.
  case constantSpacing
}
