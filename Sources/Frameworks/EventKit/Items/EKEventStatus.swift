/// The status of an event.
public enum EKEventStatus: Int, Sendable {
  /// Nothing is said about the event.
  case none = 0
  /// The event takes place.
  case confirmed = 1
  /// The event may take place.
  case tentative = 2
  /// The event does not take place.
  case canceled = 3
}
