import TactusPhoneLink

/// Work of VoiceOver that needs the elements of the screen.
enum VoiceOverCommand: Sendable, Equatable {
  /// Focuses the element at a point; `isTap` repeats the text of one that has the focus.
  case select(ScreenPoint, isTap: Bool)
  /// Speaks the element at a point, to which the focus was given, after the one with an index.
  case speakSelected(ScreenPoint, after: Int?)
  /// Speaks the element that the app has found at a point, after the one with an index; `isTap`
  /// repeats the text of one that has the focus.
  case speakHit(isTap: Bool, after: Int?)
  /// Focuses the next or previous element.
  case move(VoiceOverDirection, attempt: Int)
  /// Focuses the first element or group of the group that has the focus.
  case enterGroup
  /// Focuses the group around the element or group that has the focus.
  case leaveGroup
  /// Focuses the first or last element.
  case jump(toEnd: Bool)
  /// Activates the element with the focus.
  case activate
  /// Holds a finger on the element with the focus.
  case longPress
  /// Asks the user for the name of the element with the focus.
  case name
  /// Performs the action of the rotor's setting.
  case rotor(VoiceOverDirection)
  /// Turns the rotor.
  case turn(clockwise: Bool)
  /// Performs the magic tap or the escape.
  case perform(AccessibilityAction)
  /// Passes a contact through to the element with the focus.
  case pass(VoiceOverGesture.ContactNumber, from: ScreenPoint)
  /// Reads from the top or from the element with the focus.
  case read(fromTop: Bool)
  /// Reads the next element.
  case readOn
  /// Reads a page that was turned, unless it is still the one with this text.
  case readPage(String)
  /// Opens the list of all elements.
  case openChooser
  /// Focuses the element of an item of that list.
  case choose(ItemChooser.Item)
  /// Focuses an element after a change of the screen.
  case refocus(AccessibilityChange, waits: Bool)
  /// Speaks where the element with the focus is.
  case locate
  /// Speaks the value of the element with the focus.
  case speakValue
  /// Speaks what has changed at an element since it was activated; later than usual if another
  /// screen might have appeared meanwhile.
  case check(ScreenElement, isLate: Bool)
  /// Speaks the element with the focus.
  case speakFocus
  /// Speaks what a rotor of the app has found: an element, or a part of its text.
  case speakFound
  /// Moves the insertion point to the end or the beginning of the text.
  case jumpInsertion(VoiceOverDirection)
  /// Extends or reduces the selection of the text that is edited.
  case extend(VoiceOverDirection)
  /// Extends or reduces that selection by a pinch.
  case pinch(isOpen: Bool)
  /// Speaks what the insertion point has passed, with the selection before.
  case speakPassed(TextMotion, TextSpan?)
  /// Speaks the result of an editing command, with the selection before.
  case speakEdited(TextCommand, TextSpan?)

  /// Whether the command concerns the element with the focus itself.
  var actsOnElement: Bool {
    switch self {
    case .activate, .longPress, .pass, .name: true
    default: false
    }
  }

  /// Whether the command needs the element with the focus and its neighbors in the present state,
  /// and of the others the places and the order alone.
  var concernsFocus: Bool {
    switch self {
    case .select, .speakSelected, .speakHit, .move, .activate, .longPress, .readOn, .speakValue,
      .check,
      .speakFocus, .speakFound, .jumpInsertion, .extend, .pinch, .speakPassed, .speakEdited:
      true
    default: false
    }
  }
}
