import TactusVoiceOver

/// The spoken names of controls without visible text, in the phone's language (VoiceOver.WO1).
@MainActor
package enum ControlTexts {
  /// The button that deletes a row.
  package static var deleteRow: String { VoiceOverStrings.ofPhone[.deleteRow] }
  /// The button that inserts a row.
  package static var insertRow: String { VoiceOverStrings.ofPhone[.insertRow] }
  /// The handle that reorders a row.
  package static var reorderRow: String { VoiceOverStrings.ofPhone[.reorderRow] }
  /// The index beside a table.
  package static var sectionIndex: String { VoiceOverStrings.ofPhone[.sectionIndex] }
  /// The bookmarks button of a search field.
  package static var bookmarks: String { VoiceOverStrings.ofPhone[.barBookmarks] }
  /// The results button of a search field.
  package static var searchResults: String { VoiceOverStrings.ofPhone[.searchResults] }
  /// The dimmed content behind a search.
  package static var cancelSearch: String { VoiceOverStrings.ofPhone[.cancelSearch] }
  /// The button that goes to the previous match.
  package static var findPrevious: String { VoiceOverStrings.ofPhone[.findPrevious] }
  /// The button that goes to the next match.
  package static var findNext: String { VoiceOverStrings.ofPhone[.findNext] }
  /// The button that closes a sheet.
  package static var close: String { VoiceOverStrings.ofPhone[.barClose] }
  /// The share button.
  package static var share: String { VoiceOverStrings.ofPhone[.barShare] }
  /// The globe key.
  package static var nextKeyboard: String { VoiceOverStrings.ofPhone[.nextKeyboard] }
  /// The space bar.
  package static var space: String { VoiceOverStrings.ofPhone[.space] }
  /// The shift key.
  package static var shift: String { VoiceOverStrings.ofPhone[.keyShift] }
  /// The delete key.
  package static var deleteKey: String { VoiceOverStrings.ofPhone[.keyDelete] }
  /// A color well.
  package static var colorWell: String { VoiceOverStrings.ofPhone[.colorWell] }
  /// The date of a compact date picker.
  package static var datePicker: String { VoiceOverStrings.ofPhone[.datePicker] }
  /// The time of a compact date picker.
  package static var timePicker: String { VoiceOverStrings.ofPhone[.timePicker] }
  /// The previous-month button of a calendar.
  package static var previousMonth: String { VoiceOverStrings.ofPhone[.previousMonth] }
  /// The next-month button of a calendar.
  package static var nextMonth: String { VoiceOverStrings.ofPhone[.nextMonth] }
}
