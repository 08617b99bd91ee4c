/// The directions of a transition.
public enum SKTransitionDirection: Int, Sendable {
  /// The transition moves upward.
  case up = 0
  /// The transition moves downward.
  case down = 1
  /// The transition moves to the right.
  case right = 2
  /// The transition moves to the left.
  case left = 3
}
