import TactusPhoneLink
import TactusPhoneTypes

// The rotor (VoiceOver.RT1…).
extension VoiceOver {
  /// Turns the rotor to the next or previous setting (VoiceOver.RT3).
  mutating func turn(
    clockwise: Bool, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    let place = screen.focus
    let offered = RotorSetting.offered(at: place, in: screen)
    guard !offered.isEmpty else { return boundary }
    let present = rotor.flatMap { offered.firstIndex(of: $0) }
    let next = present.map { clockwise ? $0 + 1 : $0 - 1 } ?? (clockwise ? 0 : offered.count - 1)
    let new = offered[(next + offered.count) % offered.count]
    switch new {
    // These settings belong to the element, so they do not last.
    case .adjust, .actions, .edit, .textSelection: break
    default: setting = new
    }
    override = new
    (action, content, cursor) = (nil, nil, nil)
    (command, selectionStep) = (nil, nil)
    return speak(new.name(in: words), .message, at: now)
  }

  /// Performs the action of the rotor's setting (VoiceOver.RT4, VoiceOver.RT5).
  mutating func useRotor(
    _ direction: VoiceOverDirection, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    let offered = RotorSetting.offered(at: screen.focus, in: screen)
    let isEdited = screen.focus.map { screen.elements[$0].selection != nil } ?? false
    // Without another setting flicks move by characters (VoiceOver.ED2).
    guard let rotor = rotor ?? (isEdited ? .characters : nil), offered.contains(rotor) else {
      return boundary
    }
    switch rotor {
    case .adjust:
      guard let place = screen.focus else { return boundary }
      return perform(place, direction == .previous ? .increment : .decrement, for: .adjust)
    case .actions: return chooseAction(direction, on: screen, at: now)
    case .moreContent: return chooseContent(direction, on: screen, at: now)
    case .characters, .words, .lines:
      return isEdited
        ? moveInsertion(direction, by: rotor, on: screen, at: now)
        : read(direction, by: rotor, on: screen, at: now)
    case .textSelection: return chooseSelectionStep(direction, at: now)
    case .edit: return chooseCommand(direction, on: screen, at: now)
    case .headings, .links, .containers:
      guard let place = found(rotor, direction, on: screen) else {
        return boundary + speak(words.text(.notFound, rotor.name(in: words)), .message, at: now)
      }
      return focus(place, on: screen, at: now)
    case .custom(let name):
      guard let place = screen.focus else { return boundary }
      return perform(place, .search(name, direction), for: .search(name))
    }
  }

  /// Speaks the next or previous content of the element (VoiceOver.CC2).
  private mutating func chooseContent(
    _ direction: VoiceOverDirection, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus else { return boundary }
    let contents = screen.elements[place].content
    let wanted = (content ?? -1) + (direction == .next ? 1 : -1)
    let chosen = min(max(wanted, 0), contents.count - 1)
    let isEnd = content == chosen
    content = chosen
    let spoken = speak(contents[chosen].text, .element, at: now)
    return isEnd ? boundary + spoken : spoken
  }

  private mutating func chooseAction(
    _ direction: VoiceOverDirection, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus else { return boundary }
    let actions = screen.elements[place].actions
    let wanted = (action ?? -1) + (direction == .next ? 1 : -1)
    let chosen = min(max(wanted, 0), actions.count - 1)
    let isEnd = action == chosen
    action = chosen
    let spoken = speak(actions[chosen].spoken, .element, at: now)
    return isEnd ? boundary + spoken : spoken
  }

  /// Reads a part of the element's text.
  private mutating func read(
    _ direction: VoiceOverDirection, by setting: RotorSetting, on screen: VoiceOverScreen,
    at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus else { return boundary }
    let text = screen.elements[place].readingText
    let known = cursor?.text == text ? cursor : nil
    // Reading continues from what a rotor has found (VoiceOver.RT8).
    var cursor = known ?? TextCursor(text, at: screen.elements[place].found)
    guard let unit = cursor.move(direction, by: setting) else { return boundary }
    self.cursor = cursor
    let spoken =
      if setting == .characters, let character = unit.first {
        texts.characterText(character)
      } else {
        String(unit)
      }
    return speak(
      spoken, language: screen.elements[place].language, .element, at: now)
  }

  /// Returns the next element of a kind in a direction.
  private func found(
    _ setting: RotorSetting, _ direction: VoiceOverDirection, on screen: VoiceOverScreen
  ) -> Int? {
    let position = screen.focus.flatMap { screen.position(of: $0) }
    switch direction {
    case .next:
      return screen.order.dropFirst((position ?? -1) + 1).first { setting.matches($0, in: screen) }
    case .previous:
      return screen.order.prefix(position ?? screen.order.count).last {
        setting.matches($0, in: screen)
      }
    }
  }
}
