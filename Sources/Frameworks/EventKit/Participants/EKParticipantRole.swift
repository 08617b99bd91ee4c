/// The role of a participant of an event.
public enum EKParticipantRole: Int, Sendable {
  /// The role is unknown.
  case unknown = 0
  /// The participation is required.
  case required = 1
  /// The participation is optional.
  case optional = 2
  /// The participant leads the event.
  case chair = 3
  /// The participant does not take part.
  case nonParticipant = 4
}
