/// The status of an event.
public enum EKEventStatus: Int, Sendable {
  /// The event has no status.
  case none = 0
  /// The event is confirmed.
  case confirmed = 1
  /// The event is tentative.
  case tentative = 2
  /// The event is canceled.
  case canceled = 3
}
