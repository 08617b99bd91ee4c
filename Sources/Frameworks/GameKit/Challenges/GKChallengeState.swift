/// The state of a challenge.
public enum GKChallengeState: Int, Sendable {
  /// Something is wrong with it.
  case invalid = 0
  /// The player has not yet met it.
  case pending = 1
  /// The player has met it.
  case completed = 2
  /// The player has refused it.
  case declined = 3
}
