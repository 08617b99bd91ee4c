/// The selection styles of a calendar chooser.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// A single calendar.
  case single = 0
  /// Several calendars.
  case multiple = 1
}
