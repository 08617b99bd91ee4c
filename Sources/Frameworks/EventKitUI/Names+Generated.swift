// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/EventKitUI.tsv.
// Do not edit.

/// The calendars that a chooser shows.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All calendars.
  case allCalendars = 0
  /// Only calendars to which events or reminders can be added.
  case writableCalendarsOnly = 1
}

/// The selection styles of a calendar chooser.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// A single calendar.
  case single = 0
  /// Several calendars.
  case multiple = 1
}

/// The results of editing an event.
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

/// The results of viewing an event.
public enum EKEventViewAction: Int, Sendable {
  /// The user has touched Done.
  case done = 0
  /// The user has answered an invitation, which the phone does not have.
  case responded = 1
  /// The user has deleted the event.
  case deleted = 2
}
