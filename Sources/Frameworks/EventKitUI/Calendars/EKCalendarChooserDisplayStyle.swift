/// The calendars that a chooser shows.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All calendars.
  case allCalendars = 0
  /// Only calendars to which events or reminders can be added.
  case writableCalendarsOnly = 1
}
