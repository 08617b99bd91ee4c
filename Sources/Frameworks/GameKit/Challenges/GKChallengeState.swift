/// The states of a challenge.
public enum GKChallengeState: Int, Sendable {
  /// Not valid.
  case invalid = 0
  /// Not yet completed.
  case pending = 1
  /// Completed.
  case completed = 2
  /// Declined.
  case declined = 3
}
