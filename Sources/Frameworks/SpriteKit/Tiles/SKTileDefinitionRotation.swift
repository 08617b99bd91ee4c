/// The rotations of a tile, counterclockwise.
public enum SKTileDefinitionRotation: UInt, Sendable {
  /// No rotation.
  case rotation0 = 0
  /// A quarter turn.
  case rotation90 = 1
  /// A half turn.
  case rotation180 = 2
  /// Three quarter turns.
  case rotation270 = 3
}
