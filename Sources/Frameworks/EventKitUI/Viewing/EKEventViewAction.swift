/// The results of viewing an event.
public enum EKEventViewAction: Int, Sendable {
  /// The user has touched Done.
  case done = 0
  /// The user has answered an invitation, which the phone does not have.
  case responded = 1
  /// The user has deleted the event.
  case deleted = 2
}
