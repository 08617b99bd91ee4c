// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/EventKitUI.tsv.
// Do not edit.

/// The calendars that a chooser shows.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All.
  case allCalendars = 0
  /// Those to which events or reminders can be added.
  case writableCalendarsOnly = 1
}

/// The number of calendars that a chooser selects.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One.
  case single = 0
  /// Any number.
  case multiple = 1
}

/// The end of the editing of an event.
public enum EKEventEditViewAction: Int, Sendable {
  /// The user has canceled the editing.
  case canceled = 0
  /// The user has saved the event.
  case saved = 1
  /// The user has deleted the event.
  case deleted = 2
  /// The older name of `canceled`.
  public static var cancelled: Self { .canceled }
}

/// The end of the page of an event.
public enum EKEventViewAction: Int, Sendable {
  /// The user has touched Done.
  case done = 0
  /// The user has answered an invitation, which the phone does not have.
  case responded = 1
  /// The user has deleted the event.
  case deleted = 2
}
