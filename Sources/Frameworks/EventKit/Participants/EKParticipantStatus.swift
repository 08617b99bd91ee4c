/// The answer of a participant of an event.
public enum EKParticipantStatus: Int, Sendable {
  /// The answer is unknown.
  case unknown = 0
  /// The participant has not answered.
  case pending = 1
  /// The participant has accepted.
  case accepted = 2
  /// The participant has declined.
  case declined = 3
  /// The participant may come.
  case tentative = 4
  /// The participant sends somebody else.
  case delegated = 5
  /// The event is over.
  case completed = 6
  /// The event is under way.
  case inProcess = 7
}
