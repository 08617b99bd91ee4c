import TactusPhoneLink
import TactusPhoneTypes

// The commands, which run when the elements of the screen are known.
extension VoiceOver {
  mutating func run(
    _ command: VoiceOverCommand, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    // A group as a whole is not activated (VoiceOver.GR4).
    if groupLevel != nil, command.actsOnElement { return boundary }
    switch command {
    case .select(let point, let isTap):
      if let window = screen.deciding(at: point) {
        return findByApp(at: point, in: window, isTap: isTap, on: screen)
      }
      guard let place = screen.element(at: point) else { return [] }
      guard place != screen.focus || isTap else { return [] }
      guard place != screen.focus, isUpdated else { return focus(place, on: screen, at: now) }
      // The app reads the element again when it has the focus (Accessibility.AC16).
      return [.cue(.focus)] + perform(place, .focus, for: .select(point, after: screen.focus))
    case .speakSelected(let point, let before):
      return speakSelected(point, after: before, on: screen, at: now)
    case .speakHit(let isTap, let before):
      return speakHit(isTap: isTap, after: before, on: screen, at: now)
    case .move(let direction, let attempt):
      return move(direction, attempt: attempt, on: screen, at: now)
    case .enterGroup: return enterGroup(on: screen, at: now)
    case .leaveGroup: return leaveGroup(on: screen, at: now)
    case .jump(let toEnd):
      guard let place = toEnd ? screen.order.last : screen.order.first else { return boundary }
      return focus(place, on: screen, at: now)
    case .activate: return activate(on: screen, at: now)
    case .longPress:
      guard let place = current(on: screen) else { return boundary }
      return [.longPress(screen.elements[place].touchPoint)]
    case .name:
      guard let place = current(on: screen) else { return boundary }
      // The user names the element (VoiceOver.LB1).
      return [
        .askName(
          nameKey(of: place, on: screen), label: screen.elements[place].label?.spoken ?? "")
      ]
    case .rotor(let direction): return useRotor(direction, on: screen, at: now)
    case .turn(let clockwise): return turn(clockwise: clockwise, on: screen, at: now)
    case .perform(let action):
      guard let place = current(on: screen) ?? screen.elements.indices.first else {
        return [.unanswered(action)]
      }
      return perform(place, action, for: .action(action))
    case .pass(let number, let point):
      let target = current(on: screen).map { screen.elements[$0].touchPoint } ?? point
      return [.pass(number, dx: target.x - point.x, dy: target.y - point.y)]
    case .read(let fromTop):
      guard let place = fromTop ? screen.order.first : current(on: screen) else { return boundary }
      isReading = true
      return focus(place, on: screen, isReading: true, at: now)
    case .readOn:
      guard isReading else { return [] }
      // The element is a page of a longer text (VoiceOver.RE4).
      if let place = screen.focus, screen.elements[place].has("causes-page-turn") {
        let page = screen.elements[place].value ?? screen.elements[place].label ?? ""
        return perform(place, .scroll(.next), for: .turnPage(page))
      }
      return move(.next, attempt: 0, on: screen, at: now)
    case .readPage(let old): return readPage(after: old, on: screen, at: now)
    case .openChooser: return openChooser(on: screen, at: now)
    case .choose(let item):
      guard let place = ItemChooser.place(of: item, on: screen) else {
        return boundary + speak(words.text(.notFound, item.text), .message, at: now)
      }
      return focus(place, on: screen, at: now)
    case .refocus(let change, let waits): return refocus(change, waits, on: screen, at: now)
    case .locate:
      guard let place = screen.focus, let text = texts.location(of: place, in: screen) else {
        return boundary
      }
      return speak(text, .message, at: now)
    case .speakValue:
      guard let place = screen.focus else { return [] }
      last?.element = screen.elements[place]
      return speak(
        texts.valueText(of: screen.elements[place]) ?? "", .element, at: now)
    case .check(let before, let isLate):
      if let heard = echo(on: screen, at: now) { return heard }
      let changes = check(before, isLate: isLate, on: screen, at: now)
      if edited != nil, !isLate, changes.isEmpty, checked == nil {
        // A custom keyboard types a little later (VoiceOver.TY1).
        (checked, checkTime) = ((before, true), now.advanced(by: Self.checkDelay))
      }
      return changes
    case .speakFocus:
      guard let place = screen.focus else { return [] }
      return speakFocused(place, on: screen, at: now)
    case .speakFound:
      guard let place = screen.focus else { return [] }
      return speakFound(place, on: screen, at: now)
    case .jumpInsertion(let order): return jumpInsertion(order, on: screen, at: now)
    case .extend(let order): return extendSelection(order, on: screen, at: now)
    case .pinch(let isOpen): return pinch(isOpen: isOpen, on: screen, at: now)
    case .speakPassed(let motion, let before):
      return speakPassed(motion, since: before, on: screen, at: now)
    case .speakEdited(let command, let before):
      return speakEdited(command, since: before, on: screen, at: now)
    }
  }

  /// Handles the outcome of an action.
  mutating func finish(
    _ purpose: Purpose, _ isDone: Bool, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    switch purpose {
    case .focus: return []
    case .select(let point, let before):
      commands.insert(.speakSelected(point, after: before), at: 0)
      return []
    case .hit(let isTap, let before):
      if isDone { commands.insert(.speakHit(isTap: isTap, after: before), at: 0) }
      return []
    case .activate(let element):
      // The phone itself taps (VoiceOver.AP1).
      (checked, checkTime) = ((element, false), now.advanced(by: Self.checkDelay))
      return isDone ? [] : [.tap(element.touchPoint)]
    case .adjust:
      return isDone ? enqueue(.speakValue, at: now) : boundary
    case .reveal(let direction, let attempt):
      // The elements that have appeared are in the next list. A container that did not scroll is
      // left.
      commands.insert(.move(direction, attempt: isDone ? attempt + 1 : Self.attempts), at: 0)
      return []
    case .action(let action):
      if isDone {
        // A row that was deleted leaves the focus to another one (VoiceOver.FO6).
        if case .custom = action { vanishTime = now.advanced(by: Self.replacementDelay) }
        return []
      }
      if case .scroll = action { return boundary }
      return [.unanswered(action)]
    case .search(let name):
      guard isDone else { return boundary + speak(words.text(.notFound, name), .message, at: now) }
      return enqueue(.speakFound, at: now)
    case .insertion(let motion, let before):
      return isDone ? enqueue(.speakPassed(motion, before), at: now) : boundary
    case .jump(let order): return finishJump(order, isDone, at: now)
    case .edit(let command, let before):
      return isDone ? enqueue(.speakEdited(command, before), at: now) : boundary
    case .turnPage(let page):
      commands.insert(isDone ? .readPage(page) : .move(.next, attempt: 0), at: 0)
      return []
    }
  }

  // MARK: Internals

  /// The maximum number of times that a container scrolls for one move.
  static let attempts = 4
  /// The time after an activation at which its result is spoken.
  ///
  /// - Source: ours: a tap of the phone has arrived. Confidence: guess.
  private static let checkDelay = Duration.milliseconds(120)
  /// The further time after which an element that has vanished by its activation is replaced.
  ///
  /// - Source: ours: longer than controllers take to appear and disappear. Confidence: guess.
  private static let replacementDelay = Duration.milliseconds(600)

  var boundary: [VoiceOverEffect] { [.cue(.boundary)] }

  /// Returns the element with the focus, or what is in the place of one that has vanished
  /// (VoiceOver.FO6).
  func current(on screen: VoiceOverScreen) -> Int? {
    if let focus = screen.focus { return focus }
    guard let last else { return nil }
    return screen.replacement(at: last.position, near: last.element.middle)
  }

  mutating func perform(
    _ place: Int, _ action: AccessibilityAction, for purpose: Purpose
  ) -> [VoiceOverEffect] {
    state = .performing(purpose)
    return [.perform(place, action)]
  }

  /// Moves the focus to an element and speaks it.
  mutating func focus(
    _ place: Int, on screen: VoiceOverScreen, waits: Bool = false, isReading: Bool = false,
    at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    let isNew = place != screen.focus
    let spoken = speakFocused(place, on: screen, waits: waits, withHint: !isReading, at: now)
    guard isNew else { return spoken }
    return [.cue(.focus)] + released(by: place, on: screen) + perform(place, .focus, for: .focus)
      + spoken
  }

  /// Returns the effects by which an element gives the focus to one of another window.
  func released(by place: Int, on screen: VoiceOverScreen) -> [VoiceOverEffect] {
    // The keyboard and the app know nothing of each other (VoiceOver.FO7).
    let left = screen.focus.flatMap { screen.root(of: $0) == screen.root(of: place) ? nil : $0 }
    return left.map { [.unfocus($0)] } ?? []
  }

  /// Speaks the element at a point, to which the focus was given.
  ///
  /// - Parameter before: The index of the element that had the focus, unless the list is new.
  private mutating func speakSelected(
    _ point: ScreenPoint, after before: Int?, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.element(at: point) else { return [] }
    if place != screen.focus, isUpdated {
      // The element did not take the focus: it may be another one by now.
      forgetScreen()
      commands.insert(.speakSelected(point, after: before), at: 0)
      return []
    }
    return speakFocused(place, on: screen, after: isUpdated ? before : nil, at: now)
  }

  /// Speaks an element that has the focus from now on.
  ///
  /// - Parameter before: The index of the element that had the focus, if it is not that of the
  ///   screen.
  /// - Parameter part: What is spoken instead of the whole element; `nil` for nothing else.
  mutating func speakFocused(
    _ place: Int, on screen: VoiceOverScreen, after before: Int? = nil, waits: Bool = false,
    withHint: Bool = true, part: String? = nil, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    let element = screen.elements[place]
    last = LastFocus(position: screen.position(of: place) ?? 0, element: element)
    lock(unless: element)
    // The element chooses the rotor's setting, until the next one has the focus (VoiceOver.RT2).
    override = RotorSetting.automatic(at: place, in: screen)
    // An element that was activated before is not compared with another one.
    (checked, checkTime) = (nil, nil)
    action = nil
    content = nil
    cursor = nil
    (command, selectionStep) = (nil, nil)
    groupLevel = nil
    if let part { return speak(part, language: element.language, .element, at: now) }
    let before = before ?? (screen.focus == place ? nil : screen.focus)
    let texts = texts.texts(of: place, in: screen, after: before)
    return speak(
      texts.text, parts: texts.parts, hint: withHint ? texts.hint : nil, language: element.language,
      .element,
      waits: waits, at: now)
  }

  /// Moves the focus in reading order (VoiceOver.FO2).
  mutating func move(
    _ direction: VoiceOverDirection, attempt: Int, on screen: VoiceOverScreen,
    at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus else { return moveFromVanished(direction, on: screen, at: now) }
    if navigatesByGroups, !isReading {
      return moveByGroups(from: place, direction, attempt: attempt, on: screen, at: now)
    }
    let next = screen.neighbor(of: place, direction)
    if attempt < Self.attempts, let scroller = screen.scroller(of: place, direction),
      next.map({ !screen.ancestors(of: $0).contains(scroller) }) ?? true
    {
      // The container shows what follows, before the focus leaves it (VoiceOver.FO4).
      return perform(
        place, .reveal(direction), for: .reveal(direction, attempt: attempt))
    }
    guard let next else {
      isReading = false
      return boundary
    }
    return focus(next, on: screen, isReading: isReading, at: now)
  }

  /// Moves the focus from an element that has vanished, or from none.
  private mutating func moveFromVanished(
    _ direction: VoiceOverDirection, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard !screen.order.isEmpty else {
      isReading = false
      return boundary
    }
    guard let last else {
      let place = direction == .next ? screen.order[0] : screen.order[screen.order.count - 1]
      return focus(place, on: screen, at: now)
    }
    let wanted = direction == .next ? last.position : last.position - 1
    let position = min(max(wanted, 0), screen.order.count - 1)
    return focus(screen.order[position], on: screen, at: now)
  }

  /// Reads the page that was turned to (VoiceOver.RE4).
  private mutating func readPage(
    after old: String, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard isReading else { return [] }
    guard let place = screen.focus,
      (screen.elements[place].value ?? screen.elements[place].label ?? "") != old
    else { return move(.next, attempt: 0, on: screen, at: now) }
    return focus(place, on: screen, isReading: true, at: now)
  }

  private mutating func activate(
    on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = current(on: screen) else { return boundary }
    let element = screen.elements[place]
    edited = EditedText(beside: place, on: screen)
    // From now on the element takes touches (VoiceOver.PA4).
    if element.isLocked { unlock(element) }
    // The chosen action instead of the element's own (VoiceOver.RT4).
    if rotor == .actions, let action, element.actions.indices.contains(action) {
      let custom = AccessibilityAction.custom(element.actions[action])
      return perform(place, custom, for: .action(custom))
    }
    if let effects = activateText(element, at: place) { return effects }
    return perform(place, .activate, for: .activate(element))
  }

  /// Focuses an element after a change of the screen (VoiceOver.FO3, VoiceOver.FO5).
  private mutating func refocus(
    _ change: AccessibilityChange, _ waits: Bool, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    switch change {
    case .screen:
      guard let place = screen.focus ?? screen.order.first else {
        last = nil
        return [.cue(.screen)]
      }
      // The app, or a double tap, has moved the focus here already.
      if place == screen.focus, isSpoken(place, on: screen) {
        last = LastFocus(position: screen.position(of: place) ?? 0, element: screen.elements[place])
        return [.cue(.screen)]
      }
      return [.cue(.screen)] + focus(place, on: screen, waits: waits, at: now)
    case .focus:
      guard let place = screen.focus else { return [] }
      return speakFocused(place, on: screen, at: now)
    case .layout:
      guard screen.focus == nil, last != nil, let place = current(on: screen) else { return [] }
      return focus(place, on: screen, at: now)
    // The model handles these without the elements.
    case .pause, .resume: return []
    }
  }

  /// Returns whether an element that had the focus before is spoken at present.
  private func isSpoken(_ place: Int, on screen: VoiceOverScreen) -> Bool {
    guard let spoken = speech.spoken, spoken.kind == .element else { return false }
    return spoken.text == texts.texts(of: place, in: screen, after: place).text
      || spoken.text == texts.texts(of: place, in: screen).text
  }

  /// Speaks what the key that was activated has typed or deleted (VoiceOver.TY1); `nil` if it was
  /// no key, or has changed no text.
  private mutating func echo(
    on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect]? {
    guard let before = edited, let place = screen.focus,
      let after = EditedText(beside: place, on: screen), before.isSameField(as: after),
      let parts = texts.typed(after, since: before)
    else { return nil }
    edited = after
    last = LastFocus(position: screen.position(of: place) ?? 0, element: screen.elements[place])
    return speak(
      parts.map(\.text).joined(separator: ", "), parts: parts.allSatisfy(\.isPlain) ? [] : parts,
      language: after.language, .element, at: now)
  }

  /// Speaks what an activation has changed (VoiceOver.SP9).
  private mutating func check(
    _ before: ScreenElement, isLate: Bool, on screen: VoiceOverScreen, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard let place = screen.focus else {
      // The app has shown the same element anew.
      if let place = screen.successor(of: before) {
        return perform(place, .focus, for: .focus) + speakChanges(of: place, before, screen, now)
      }
      guard isLate else {
        // Another screen may be on its way, which has a first element.
        (checked, checkTime) = ((before, true), now.advanced(by: Self.replacementDelay))
        return []
      }
      // The element that was activated has vanished (VoiceOver.FO6).
      guard let place = current(on: screen) else { return [] }
      return focus(place, on: screen, at: now)
    }
    // Another element has the focus meanwhile, of another screen.
    let element = screen.elements[place]
    guard element.kind == before.kind else { return [] }
    if !isLate, element.value != before.value, element.opensSomething {
      // A row may change because of the screen that it opens (VoiceOver.SP9).
      (checked, checkTime) = ((before, true), now.advanced(by: Self.replacementDelay))
      return []
    }
    return speakChanges(of: place, before, screen, now)
  }

  /// Speaks the differences of an element to what it was (VoiceOver.SP9).
  private mutating func speakChanges(
    of place: Int, _ before: ScreenElement, _ screen: VoiceOverScreen, _ now: PhoneInstant
  ) -> [VoiceOverEffect] {
    let element = screen.elements[place]
    last = LastFocus(position: screen.position(of: place) ?? 0, element: element)
    var parts: [String] = []
    // A row that is selected opens something mostly.
    if element.has("selected"), !before.has("selected"), element.has("button") {
      parts.append(words[.selected])
    }
    if element.has("is-editing"), !before.has("is-editing") { parts.append(words[.isEditing]) }
    if element.label != before.label, let label = element.label { parts.append(label.spoken) }
    if element.value != before.value, let value = texts.valueText(of: element) {
      parts.append(value)
    }
    if let status = texts.expansion(of: element), status != texts.expansion(of: before) {
      parts.append(status)
    }
    return speak(parts.joined(separator: ", "), .element, at: now)
  }
}

extension ScreenElement {
  /// Whether the element is none of the controls that change by their activation, but a row or a
  /// picture.
  fileprivate var opensSomething: Bool {
    selection == nil
      && !["button", "toggle-button", "adjustable", "text-field", "search-field", "link"]
        .contains(where: has)
  }

  /// The middle of the frame.
  fileprivate var middle: ScreenPoint { ScreenPoint(x: x + width / 2, y: y + height / 2) }
}
