/// The type of a participant of an event.
public enum EKParticipantType: Int, Sendable {
  /// The type is unknown.
  case unknown = 0
  /// A person.
  case person = 1
  /// A room.
  case room = 2
  /// A resource, such as a device.
  case resource = 3
  /// A group.
  case group = 4
}
