/// The calendars that a chooser shows.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All.
  case allCalendars = 0
  /// Those to which events or reminders can be added.
  case writableCalendarsOnly = 1
}
