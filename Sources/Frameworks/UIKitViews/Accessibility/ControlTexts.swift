import TactusVoiceOver

/// The words of controls of lists and pickers, which the controls do not show, in the language of
/// the phone (VoiceOver.WO1).
@MainActor
package enum ControlTexts {
  /// The button that deletes a row.
  package static var deleteRow: String { VoiceOverStrings.ofPhone[.deleteRow] }
  /// The button that inserts a row.
  package static var insertRow: String { VoiceOverStrings.ofPhone[.insertRow] }
  /// The grip that moves a row.
  package static var reorderRow: String { VoiceOverStrings.ofPhone[.reorderRow] }
  /// The index beside a table.
  package static var sectionIndex: String { VoiceOverStrings.ofPhone[.sectionIndex] }
  /// The button of a search field that shows bookmarks.
  package static var bookmarks: String { VoiceOverStrings.ofPhone[.barBookmarks] }
  /// The button of a search field that shows earlier results.
  package static var searchResults: String { VoiceOverStrings.ofPhone[.searchResults] }
  /// The dimmed content behind a search.
  package static var cancelSearch: String { VoiceOverStrings.ofPhone[.cancelSearch] }
  /// The icon that goes to the previous place of a text that is found.
  package static var findPrevious: String { VoiceOverStrings.ofPhone[.findPrevious] }
  /// The icon that goes to the next place of a text that is found.
  package static var findNext: String { VoiceOverStrings.ofPhone[.findNext] }
  /// The icon that closes a sheet.
  package static var close: String { VoiceOverStrings.ofPhone[.barClose] }
  /// The icon that shares.
  package static var share: String { VoiceOverStrings.ofPhone[.barShare] }
  /// The key with a globe.
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
  /// The button of a calendar that shows the month before.
  package static var previousMonth: String { VoiceOverStrings.ofPhone[.previousMonth] }
  /// The button of a calendar that shows the month after.
  package static var nextMonth: String { VoiceOverStrings.ofPhone[.nextMonth] }
}
