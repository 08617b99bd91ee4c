/// The directions of a movement.
public enum SKTransitionDirection: Int, Sendable {
  /// Upward.
  case up = 0
  /// Downward.
  case down = 1
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
}
