/// The rotations of a tile, counterclockwise.
public enum SKTileDefinitionRotation: UInt, Sendable {
  /// No rotation.
  case rotation0 = 0
  /// A quarter of a turn.
  case rotation90 = 1
  /// Half a turn.
  case rotation180 = 2
  /// Three quarters of a turn.
  case rotation270 = 3
}
