/// The number of calendars that a chooser selects.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One.
  case single = 0
  /// Any number.
  case multiple = 1
}
