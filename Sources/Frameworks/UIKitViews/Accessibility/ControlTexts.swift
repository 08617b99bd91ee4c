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
