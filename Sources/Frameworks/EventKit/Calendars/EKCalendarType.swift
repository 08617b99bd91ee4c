/// The type of a calendar.
public enum EKCalendarType: Int, Sendable {
  /// A calendar of the phone itself.
  case local = 0
  /// One of a CalDAV server.
  case calDAV = 1
  /// One of an Exchange server.
  case exchange = 2
  /// A subscribed calendar.
  case subscription = 3
  /// The birthdays of contacts.
  case birthday = 4
}
