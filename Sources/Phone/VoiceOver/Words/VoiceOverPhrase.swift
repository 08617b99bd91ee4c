/// A word or phrase that VoiceOver itself speaks.
///
/// Numbers take the places of `%1` and `%2`, a text that of `%@`.
public enum VoiceOverPhrase: String, Sendable, CaseIterable {
  // MARK: States
  case selected, dimmed, isEditing, on, off, mixed, expanded, collapsed

  // MARK: Roles
  case button, link, image, heading, headingLevel, searchField, adjustable, switchButton, tab
  case textField, secureTextField, textView, popUpButton, backButton, pickerItem
  case directTouchArea

  // MARK: Places
  case position, listStart, listEnd, landmark, landmarkEnd, table, row, column
  case spansRows, spansColumns, actionsAvailable, moreContent
  case groupOf

  // MARK: Hints
  case hintAdjust, hintToggle, hintEdit, hintMisspelled, hintActions, hintMenu

  // MARK: Controls
  case pageValue, increment, decrement, clearText, sheetGrabber
  case progress, inProgress, progressHalted
  case moreInfo, deleteRow, insertRow, reorderRow, sectionIndex
  case colorWell, datePicker, timePicker, previousMonth, nextMonth

  // MARK: Icons of bars
  case barBack, barAdd, barCompose, barReply, barShare, barOrganize, barBookmarks, barSearch
  case barRefresh, barStop, barCamera, barDelete, barPlay, barPause, barRewind, barFastForward
  case barPageCurl, barClose, searchResults, cancelSearch, findPrevious, findNext
  case nextKeyboard, keyShift, keyDelete

  // MARK: Editing
  case rotorTextSelection, rotorEdit
  case commandSelect, commandSelectAll, commandCut, commandCopy, commandPaste
  case unitCharacter, unitWord, unitLine
  case textSelected, textUnselected, insertionAtStart, insertionAtEnd

  // MARK: Practice
  case practiceOn, practiceOff, fingers
  case tapOnce, tapTwice, tapThreeTimes, tapFourTimes, splitTap, holdTap, firmPress
  case flickLeft, flickRight, flickUp, flickDown, turnRight, turnLeft, pinchOpen, pinchClosed, scrub

  // MARK: Messages
  case voiceOverOn, speechOn, speechOff, curtainOn, curtainOff
  case space, newLine, capital, bullet, unlabeled, copied, notFound, noActions, pageOf, itemChooser

  // MARK: Rotor
  case rotorActions, rotorAdjust, rotorCharacters, rotorWords, rotorLines, rotorHeadings
  case rotorLinks, rotorContainers, rotorMoreContent
  case rotorVisitedLinks, rotorHeadingLevel, rotorBoldText, rotorItalicText, rotorUnderlinedText
  case rotorMisspelledWords, rotorImages, rotorTextFields, rotorTables, rotorLists, rotorLandmarks
}
