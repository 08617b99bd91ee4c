/// A collection of records that the phone keeps for the user, and shares among apps.
public enum RecordCollection: String, Sendable, CaseIterable {
  /// The contacts and their groups.
  case contacts
  /// The calendars and their events.
  case events
  /// The lists of reminders and the reminders.
  case reminders
}
