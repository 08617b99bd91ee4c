/// The progress of the invitation of a participant.
public enum EKParticipantScheduleStatus: Int, Sendable {
  /// Nothing was sent.
  case none = 0
  /// The invitation waits.
  case pending = 1
  /// The invitation was sent.
  case sent = 2
  /// The invitation was delivered.
  case delivered = 3
  /// The server does not know the participant.
  case recipientNotRecognized = 4
  /// The organizer has no permission to invite the participant.
  case noPrivileges = 5
  /// The invitation has not arrived.
  case deliveryFailed = 6
  /// The invitation cannot be delivered.
  case cannotDeliver = 7
  /// The participant cannot be invited.
  case recipientNotAllowed = 8
}
