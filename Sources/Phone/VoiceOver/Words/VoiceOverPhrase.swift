/// A word or phrase that VoiceOver itself says.
///
/// Numbers take the places of `%1` and `%2`, a text that of `%@`.
public enum VoiceOverPhrase: String, Sendable, CaseIterable {
  // MARK: States
  case selected, dimmed, isEditing, on, off, mixed, expanded, collapsed

  // MARK: Roles
  case button, link, image, heading, headingLevel, searchField, adjustable, switchButton, tab
  case textField, secureTextField, textView, popUpButton

  // MARK: Places
  case position, listStart, landmark, table, row, column, actionsAvailable, moreContent

  // MARK: Hints
  case hintActivate, hintAdjust, hintToggle, hintEdit, hintActions, hintMenu

  // MARK: Controls
  case pageValue, increment, decrement, clearText, sheetGrabber, inProgress, progressHalted
  case moreInfo, deleteRow, insertRow, reorderRow, sectionIndex
  case colorWell, datePicker, timePicker, previousMonth, nextMonth

  // MARK: Messages
  case voiceOverOn, speechOn, speechOff, curtainOn, curtainOff
  case space, newLine, capital, bullet, unlabeled, copied, notFound, noActions, pageOf, itemChooser

  // MARK: Rotor
  case rotorActions, rotorAdjust, rotorCharacters, rotorWords, rotorLines, rotorHeadings
  case rotorLinks, rotorContainers, rotorMoreContent
  case rotorVisitedLinks, rotorHeadingLevel, rotorBoldText, rotorItalicText, rotorUnderlinedText
  case rotorMisspelledWords, rotorImages, rotorTextFields, rotorTables, rotorLists, rotorLandmarks
}
