/// The type of a source.
public enum EKSourceType: Int, Sendable {
  /// The phone itself.
  case local = 0
  /// An Exchange server.
  case exchange = 1
  /// A CalDAV server, such as iCloud.
  case calDAV = 2
  /// The iCloud of earlier systems.
  case mobileMe = 3
  /// Subscribed calendars.
  case subscribed = 4
  /// Birthdays of contacts.
  case birthdays = 5
}
