/// The user's availability during an event.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar does not support availabilities.
  case notSupported = -1
  /// Busy.
  case busy = 0
  /// Free.
  case free = 1
  /// Tentatively busy.
  case tentative = 2
  /// Unavailable.
  case unavailable = 3
}
