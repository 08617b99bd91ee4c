/// The events of a recurrence that a change is about (Calendars.RS1…).
public enum EKSpan: Int, Sendable {
  /// The event.
  case thisEvent = 0
  /// The event and all later ones of its recurrence.
  case futureEvents = 1
}
