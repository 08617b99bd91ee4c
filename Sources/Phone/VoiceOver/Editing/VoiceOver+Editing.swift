import TactusPhoneLink
import TactusPhoneTypes

// Editing of a text (VoiceOver.ED1…), and parts of a text that rotors find (VoiceOver.RT8).
extension VoiceOver {
  // MARK: Insertion point

  /// Moves the insertion point by a unit (VoiceOver.ED2).
  mutating func moveInsertion(
    _ order: VoiceOverDirection, by setting: RotorSetting, on screen: VoiceOverScreen,
    at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus, let unit = setting.unit else { return boundary }
    let motion = TextMotion(unit, order)
    return perform(
      place, .move(motion), for: .insertion(motion, screen.elements[place].selection))
  }

  /// Activates the text that is edited: performs the chosen command, or moves the insertion point
  /// to an end (VoiceOver.ED3, VoiceOver.ED4); `nil` for another element.
  mutating func activateText(_ element: ScreenElement, at place: Int) -> [VoiceOverEffect]? {
    guard element.selection != nil else { return nil }
    if rotor == .edit, let command, element.commands.contains(command) {
      return perform(place, .edit(command), for: .edit(command, element.selection))
    }
    return perform(place, .move(TextMotion(.document, .next)), for: .jump(.next))
  }

  /// Moves the insertion point to an end of the text.
  mutating func jumpInsertion(
    _ order: VoiceOverDirection, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus else { return boundary }
    return perform(place, .move(TextMotion(.document, order)), for: .jump(order))
  }

  /// Speaks the end of the text at which the insertion point is; one that was at the end already
  /// goes to the beginning (VoiceOver.ED3).
  mutating func finishJump(
    _ order: VoiceOverDirection, _ isDone: Bool, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    if order == .next, !isDone { return enqueue(.jumpInsertion(.previous), at: now) }
    return speak(words[order == .next ? .insertionAtEnd : .insertionAtStart], .message, at: now)
  }

  /// Speaks what the insertion point has passed, and whether it is selected now.
  mutating func speakPassed(
    _ motion: TextMotion, since before: TextSpan?, on screen: VoiceOverScreen,
    at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus, let found = screen.elements[place].found else { return [] }
    let element = screen.elements[place]
    last?.element = element
    let isSecret = element.has("secure-text-field")
    let text =
      motion.unit == .character || isSecret
      ? texts.spoken(found.text[...], isSecret: isSecret) : found.text.spoken
    let heard = text.isEmpty ? words[.newLine] : text
    guard motion.extends else {
      return speak(heard, language: element.language, .element, at: now)
    }
    let isLonger = (element.selection?.length ?? 0) > (before?.length ?? 0)
    return speak(
      words.text(isLonger ? .textSelected : .textUnselected, heard), language: element.language,
      .element, at: now)
  }

  // MARK: Commands

  /// Chooses the next or previous editing command (VoiceOver.ED4).
  mutating func chooseCommand(
    _ direction: VoiceOverDirection, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus else { return boundary }
    let commands = screen.elements[place].commands
    let (chosen, isEnd) = commands.neighbor(of: command, direction)
    guard let chosen else { return boundary }
    command = chosen
    let spoken = speak(words[chosen.name], .message, at: now)
    return isEnd ? boundary + spoken : spoken
  }

  /// Speaks the result of an editing command (VoiceOver.ED4).
  mutating func speakEdited(
    _ command: TextCommand, since before: TextSpan?, on screen: VoiceOverScreen,
    at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus else { return [] }
    let element = screen.elements[place]
    last?.element = element
    let isSecret = element.has("secure-text-field")
    func text(_ span: TextSpan?) -> String {
      texts.spoken((span?.text ?? "")[...], isSecret: isSecret)
    }
    switch command {
    case .select, .selectAll:
      return speak(
        words.text(.textSelected, text(element.selection)), language: element.language, .element,
        at: now)
    case .copy: return speak(words[.copied], .message, at: now)
    case .cut:
      // Deleted text is spoken at a lower pitch (VoiceOver.TY2).
      var part = SpokenPart(text(before))
      part.pitch = VoiceOverConstants.deletionPitch
      return speak(part.text, parts: [part], language: element.language, .element, at: now)
    case .paste:
      return speak(text(element.found), language: element.language, .element, at: now)
    }
  }

  // MARK: Selection

  /// Chooses the step by which flicks to the sides extend the selection (VoiceOver.ED5).
  mutating func chooseSelectionStep(
    _ direction: VoiceOverDirection, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    let (chosen, isEnd) = SelectionStep.allCases.neighbor(of: selectionStep, direction)
    guard let chosen else { return boundary }
    selectionStep = chosen
    let spoken = speak(words[chosen.name], .message, at: now)
    return isEnd ? boundary + spoken : spoken
  }

  /// Returns the direction in which a gesture extends the selection; `nil` for any other gesture.
  func selectionOrder(of gesture: VoiceOverGesture) -> VoiceOverDirection? {
    guard rotor == .textSelection, selectionStep != nil else { return nil }
    switch gesture {
    case .flick(1, .right): return isRightToLeft ? .previous : .next
    case .flick(1, .left): return isRightToLeft ? .next : .previous
    default: return nil
    }
  }

  /// Extends or reduces the selection by the step that is chosen.
  mutating func extendSelection(
    _ order: VoiceOverDirection, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus, let selection = screen.elements[place].selection,
      let selectionStep
    else {
      // The text is no longer edited.
      override = nil
      return move(order, attempt: 0, on: screen, at: now)
    }
    guard let unit = selectionStep.unit else {
      guard order == .next, screen.elements[place].commands.contains(.selectAll) else {
        return boundary
      }
      return perform(place, .edit(.selectAll), for: .edit(.selectAll, selection))
    }
    let motion = TextMotion(unit, order, extends: true)
    return perform(place, .move(motion), for: .insertion(motion, selection))
  }

  /// Extends or reduces the selection of the text that is edited by a pinch (VoiceOver.ED6).
  mutating func pinch(
    isOpen: Bool, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus, let selection = screen.elements[place].selection else {
      return boundary
    }
    let motion = TextMotion(rotor?.unit ?? .character, isOpen ? .next : .previous, extends: true)
    return perform(place, .move(motion), for: .insertion(motion, selection))
  }

  // MARK: Rotors of the app

  /// Speaks the part of the text that a rotor has found, or the element (VoiceOver.RT8).
  mutating func speakFound(
    _ place: Int, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    let element = screen.elements[place]
    let chosen = rotor
    let spoken = element.found.flatMap { texts.found($0, in: element) }
    let effects = speakFocused(place, on: screen, part: spoken, at: now)
    // The search continues from here.
    override = chosen
    return effects
  }
}

extension RotorSetting {
  /// The unit by which the insertion point moves; `nil` for a setting that does not move it.
  fileprivate var unit: TextMotion.Unit? {
    switch self {
    case .characters: .character
    case .words: .word
    case .lines: .line
    default: nil
    }
  }
}

extension Array where Element: Equatable {
  /// Returns the element after or before another one, and whether that is the other one itself; the
  /// first one for none.
  fileprivate func neighbor(
    of element: Element?, _ direction: VoiceOverDirection
  ) -> (found: Element?, isEnd: Bool) {
    guard let place = element.flatMap({ firstIndex(of: $0) }) else { return (first, false) }
    let next = direction == .next ? place + 1 : place - 1
    return indices.contains(next) ? (self[next], false) : (self[place], true)
  }
}
