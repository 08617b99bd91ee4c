/// The responses of a participant to an invitation.
public enum EKParticipantStatus: Int, Sendable {
  /// The response is unknown.
  case unknown = 0
  /// The participant has not answered.
  case pending = 1
  /// The participant has accepted.
  case accepted = 2
  /// The participant has declined.
  case declined = 3
  /// The participant has accepted tentatively.
  case tentative = 4
  /// The participant has delegated the invitation.
  case delegated = 5
  /// The event is over.
  case completed = 6
  /// The event is in progress.
  case inProcess = 7
}
