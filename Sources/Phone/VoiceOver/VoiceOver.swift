import TactusPhoneLink
import TactusPhoneTypes

/// VoiceOver as a state machine: contacts, elements and time go in, effects come out.
///
/// It has no clock and knows no app: its owner asks for the elements and performs the actions.
/// `Documentation/Behaviour/VoiceOver.md` has the steps that comments name.
public struct VoiceOver: Sendable {
  /// Turns VoiceOver on.
  ///
  /// - Parameter screenHeight: The height of the screen in points.
  public init(screenHeight: Double) { self.screenHeight = screenHeight }

  // MARK: Settings

  /// The language of the phone, such as `de`.
  public var language = "en"
  /// Whether rows are read from right to left.
  public var isRightToLeft = false
  /// The width of the screen in points.
  public var screenWidth = 375.0
  /// Whether groups of elements are a stop each (VoiceOver.GR1).
  public var navigatesByGroups = false {
    didSet { if !navigatesByGroups { groupLevel = nil } }
  }
  /// The names that the user has given to elements of the app in front (VoiceOver.LB2).
  public var names = ElementNames() {
    didSet { screen = nil }
  }
  /// Whether hints are spoken.
  public var speaksHints = true

  // MARK: Observing

  /// The time of the next change without input; `nil` for none.
  public var deadline: PhoneInstant? {
    [recognizer.deadline, speech.deadline, checkTime, vanishTime].compactMap(\.self).min()
  }

  /// The utterances.
  public private(set) var speech = SpeechQueue()
  /// Whether the screen curtain is drawn.
  public private(set) var isCurtainDrawn = false
  /// Whether speech is off.
  public private(set) var isMuted = false
  /// The element with the focus, as it was when it received the focus; `nil` for none.
  public var focus: ScreenElement? { last?.element }
  /// The turn of the interface in front, as it was when the client was asked last.
  public private(set) var turn = ScreenTurn()
  /// Whether a request to the client is not answered yet.
  public var isWaiting: Bool { state != .idle }
  /// The setting of the rotor at present.
  public var rotor: RotorSetting? { override ?? setting }

  /// Returns whether a finger at a point is passed to the app, because the element there takes
  /// touches directly (VoiceOver.PA3).
  public func takesTouches(at point: ScreenPoint) -> Bool {
    directAreas.contains { $0.contains(point) && (!$0.isLocked || $0.isSame(as: unlocked)) }
  }

  /// Handles a finger that comes down where the app takes touches directly: speech ends if the
  /// element wants silence (VoiceOver.PA4).
  public mutating func touchedDirectly(
    at point: ScreenPoint, now: PhoneInstant
  ) -> [VoiceOverEffect] {
    let area = directAreas.last { $0.contains(point) }
    return area?.has("silent-on-touch") == true ? silence(at: now) : []
  }

  // MARK: Doing

  /// Handles a contact.
  public mutating func handle(
    _ number: Int, _ phase: VoiceOverRecognizer.Phase, at point: ScreenPoint, force: Double,
    now: PhoneInstant
  ) -> [VoiceOverEffect] {
    // A finger ends the reading of the screen (VoiceOver.RE2).
    if phase == .began { isReading = false }
    // A flick to the right is one of the interface (VoiceOver.RO9).
    let gestures = recognizer.handle(
      number, phase, at: turn.interface(point), force: force, now: now)
    return gestures.flatMap { handle($0, at: now) }
  }

  /// Advances the time.
  public mutating func advance(to now: PhoneInstant) -> [VoiceOverEffect] {
    var effects = recognizer.advance(to: now).flatMap { handle($0, at: now) }
    if let time = checkTime, time <= now {
      let due = checked
      (checked, checkTime) = (nil, nil)
      if let due { effects += enqueue(.check(due.element, isLate: due.isLate), at: now) }
    }
    if let time = vanishTime, time <= now {
      vanishTime = nil
      effects += enqueue(.refocus(.layout, waits: false), at: now)
    }
    return effects + follow(speech.advance(to: now), at: now)
  }

  /// Cancels the contacts.
  public mutating func cancelTouches() { recognizer.cancel() }

  /// Handles the elements that the client has sent.
  public mutating func receive(
    _ elements: [ScreenElement], at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard state == .inspecting, !commands.isEmpty else { return [] }
    state = .idle
    turn = ScreenTurn(of: elements)
    var elements = elements
    keys = [:]
    if !names.isEmpty {
      for place in elements.indices { keys[place] = names.apply(to: &elements[place]) }
    }
    let screen = VoiceOverScreen(elements, isRightToLeft: isRightToLeft)
    (self.screen, isUpdated) = (screen, false)
    directAreas = screen.order.map { elements[$0] }.filter {
      $0.has("allows-direct-interaction")
    }
    let effects = run(commands.removeFirst(), on: screen, at: now)
    return effects + next()
  }

  /// Handles the answer of a client whose elements are those of its last answer, but for a few.
  public mutating func receive(
    _ update: ElementUpdate, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard state == .inspecting, !commands.isEmpty else { return [] }
    var update = update
    if !names.isEmpty {
      for index in update.changed.indices {
        keys[update.changed[index].place] = names.apply(to: &update.changed[index].element)
      }
    }
    // Moved out, so that its list is changed in place.
    guard var screen = screen.take(), screen.apply(update) else {
      return [.inspect(acceptsChanges: false)]
    }
    state = .idle
    (self.screen, isUpdated) = (screen, true)
    let effects = run(commands.removeFirst(), on: screen, at: now)
    return effects + next()
  }

  /// Handles the outcome of an action.
  public mutating func performed(_ isDone: Bool, at now: PhoneInstant) -> [VoiceOverEffect] {
    guard case .performing(let purpose) = state else { return [] }
    state = .idle
    let effects = finish(purpose, isDone, at: now)
    return effects + next()
  }

  /// Speaks an announcement of an app.
  public mutating func announce(
    _ announcement: AccessibilityAnnouncement, id: UInt64, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    var utterance = Utterance(
      id: id, announcement.text.spoken, language: announcement.language ?? language,
      kind: .announcement(announcement))
    utterance.parts = announcement.parts.spoken
    guard !isMuted, !utterance.text.isEmpty else { return [.speech(.drop(utterance))] }
    return follow(speech.say(utterance, at: now), at: now)
  }

  /// Handles a change of the screen, of the client in front or to another one (VoiceOver.FO3).
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - waits: Whether what is spoken now is spoken to its end.
  ///   - now: The time.
  public mutating func screenDidChange(
    _ change: AccessibilityChange, waits: Bool = false, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    if change == .pause || change == .resume { return hold(change == .pause, at: now) }
    // An answer that has not come yet shows the new screen already.
    let isPlanned = commands.contains { if case .refocus(.screen, _) = $0 { true } else { false } }
    guard !isPlanned else { return [] }
    if change == .screen {
      // Commands that were planned for the old screen concern no element of the new one.
      let asked = state == .inspecting ? commands.first : nil
      commands.removeAll { if case .refocus = $0 { true } else { false } }
      if let asked, case .refocus = asked { commands.insert(asked, at: 0) }
      checked = nil
      checkTime = nil
      vanishTime = nil
      directAreas = []
      unlocked = nil
      chooser = nil
      isHeld = false
      isPractising = false
      // Another client may be in front, with another list.
      screen = nil
    }
    return enqueue(.refocus(change, waits: waits), at: now)
  }

  /// Speaks a message of VoiceOver itself.
  public mutating func say(
    _ phrase: VoiceOverPhrase, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    speak(words[phrase], .message, at: now)
  }

  /// Ends all speech, as when the phone is locked or VoiceOver is turned off.
  public mutating func silence(at now: PhoneInstant) -> [VoiceOverEffect] {
    isReading = false
    return speech.silence(at: now).map { .speech($0) }
  }

  /// Sets the duration of an utterance once its sound is known.
  public mutating func setDuration(_ duration: Duration, of id: UInt64) {
    speech.setDuration(duration, of: id)
  }

  /// Forgets requests that will not be answered, because the client is gone.
  public mutating func forgetRequests(at now: PhoneInstant) -> [VoiceOverEffect] {
    screen = nil
    guard state != .idle else { return [] }
    state = .idle
    return next()
  }

  // MARK: Internals

  /// The purpose of an action that a client performs.
  enum Purpose: Sendable, Equatable {
    /// Nothing follows.
    case focus
    /// The element at a point is spoken, after the one with an index.
    case select(ScreenPoint, after: Int?)
    /// The element that the app has found at a point is spoken, after the one with an index.
    case hit(isTap: Bool, after: Int?)
    /// The element taps itself if it does not activate, and its changes are spoken.
    case activate(ScreenElement)
    /// The new value is spoken.
    case adjust
    /// The focus moves on.
    case reveal(VoiceOverDirection, attempt: Int)
    /// The phone performs the action itself if no app has.
    case action(AccessibilityAction)
    /// The element that the rotor has found is spoken.
    case search(String)
    /// The text that the insertion point has passed is spoken; with the selection before.
    case insertion(TextMotion, TextSpan?)
    /// The end of the text at which the insertion point is now is spoken.
    case jump(VoiceOverDirection)
    /// The result of an editing command is spoken; with the selection before.
    case edit(TextCommand, TextSpan?)
    /// The new page is read; with the text of the old one.
    case turnPage(String)
  }

  /// The request that is not answered yet.
  enum State: Sendable, Equatable {
    case idle
    case inspecting
    case performing(Purpose)
  }

  /// The element that got the focus last.
  struct LastFocus: Sendable, Equatable {
    var position: Int
    var element: ScreenElement
  }

  let screenHeight: Double
  private var recognizer = VoiceOverRecognizer()
  var commands: [VoiceOverCommand] = []
  var state = State.idle
  var last: LastFocus?
  /// The setting of the rotor that the user has chosen.
  var setting: RotorSetting?
  /// The setting that the present element has chosen, or the user for this element.
  var override: RotorSetting?
  /// The index of the custom action that is chosen.
  var action: Int?
  /// The index of the further content that was spoken last.
  var content: Int?
  var cursor: TextCursor?
  /// The number of groups that the focus has entered if a group has it as a whole; `nil` if an
  /// element has it (VoiceOver.GR2).
  var groupLevel: Int?
  /// The editing command that is chosen (VoiceOver.ED4).
  var command: TextCommand?
  /// The step by which the selection is extended (VoiceOver.ED5).
  var selectionStep: SelectionStep?
  /// Whether gestures are named and have no other effect (VoiceOver.PM1).
  var isPractising = false
  /// The field that was edited when an element was activated last (VoiceOver.TY1).
  var edited: EditedText?
  var isReading = false
  /// Whether an app has paused automatic reading (VoiceOver.RE5).
  private var isHeld = false
  /// The elements as they were received last; `nil` if the next answer must have all of them.
  private var screen: VoiceOverScreen?
  /// The elements with names, by their places in the list.
  private var keys: [Int: ElementNames.Key] = [:]
  /// Whether the properties of the elements besides that with the focus and its neighbors may have
  /// changed since they were received.
  private(set) var isUpdated = false
  /// The list of all elements, while it is open.
  var chooser: ItemChooser?
  /// An element that was activated, and the time at which its changes are spoken; whether this is
  /// the second time.
  var checked: (element: ScreenElement, isLate: Bool)?
  var checkTime: PhoneInstant?
  /// The time at which an element that a custom action has removed is replaced (VoiceOver.FO6).
  var vanishTime: PhoneInstant?
  /// The elements that take touches directly.
  private var directAreas: [ScreenElement] = []
  /// The element that takes touches since it was activated; `nil` for none (VoiceOver.PA4).
  private var unlocked: ScreenElement?
  private var lastID: UInt64 = 0
  private var lastText = ""
  /// The maximum number of commands that wait for an answer of the client.
  private static let maximumCommands = 64

  var words: VoiceOverStrings { VoiceOverStrings(language) }
  var texts: ElementSpeech { ElementSpeech(language) }

  /// Asks for the elements, and runs the command when they have come.
  mutating func enqueue(
    _ command: VoiceOverCommand, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    // A finger that explores faster than the client answers: only its last place counts.
    if case .select(_, false) = command, case .select(_, false)? = commands.last {
      commands.removeLast()
    }
    guard commands.count < Self.maximumCommands else { return [] }
    commands.append(command)
    return next()
  }

  /// Lets an element take touches, until another one has the focus (VoiceOver.PA4).
  mutating func unlock(_ element: ScreenElement) { unlocked = element }

  /// Locks the element that takes touches since it was activated, unless it is the one that has the
  /// focus now.
  mutating func lock(unless element: ScreenElement) {
    if !element.isSame(as: unlocked) { unlocked = nil }
  }

  /// Returns the key by which an element is named.
  func nameKey(of place: Int, on screen: VoiceOverScreen) -> ElementNames.Key {
    keys[place] ?? ElementNames.Key(screen.elements[place])
  }

  /// Lets the next answer have all elements.
  mutating func forgetScreen() { screen = nil }

  private mutating func next() -> [VoiceOverEffect] {
    guard state == .idle, !commands.isEmpty else { return [] }
    state = .inspecting
    return [.inspect(acceptsChanges: screen != nil && commands[0].concernsFocus)]
  }

  /// Speaks a text.
  mutating func speak(
    _ text: String, parts: [SpokenPart] = [], hint: String? = nil, language: String? = nil,
    _ kind: Utterance.Kind, waits: Bool = false, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    guard !isMuted, !text.isEmpty else { return [] }
    lastText = text
    lastID += 2
    let language = language ?? self.language
    // The phone gives announcements odd numbers.
    var utterance = Utterance(id: lastID, text, language: language, kind: kind)
    utterance.parts = parts
    var changes = speech.say(utterance, waits: waits, at: now)
    if let hint, speaksHints {
      lastID += 2
      changes += speech.say(
        Utterance(id: lastID, hint, language: language, kind: .hint),
        after: VoiceOverConstants.hintPause, at: now)
    }
    return follow(changes, at: now)
  }

  /// Passes changes of speech on; reading continues when an element was spoken.
  private mutating func follow(
    _ changes: [SpeechQueue.SpeechEvent], at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    var effects = changes.map { VoiceOverEffect.speech($0) }
    if isReading, !isHeld, speech.spoken == nil,
      changes.contains(where: { if case .end(_, .finished) = $0 { true } else { false } })
    {
      effects += enqueue(.readOn, at: now)
    }
    return effects
  }

  /// Pauses or resumes automatic reading (VoiceOver.RE5).
  private mutating func hold(_ isHeld: Bool, at now: PhoneInstant) -> [VoiceOverEffect] {
    guard isHeld != self.isHeld else { return [] }
    self.isHeld = isHeld
    guard !isHeld, isReading, speech.spoken == nil else { return [] }
    return enqueue(.readOn, at: now)
  }

  // MARK: Gestures

  /// Carries out a gesture (VoiceOver.VG1…).
  private mutating func handle(
    _ gesture: VoiceOverGesture, at now: PhoneInstant
  ) -> [VoiceOverEffect] {
    if let named = practise(gesture, at: now) { return named }
    if let chosen = useChooser(gesture, at: now) { return chosen }
    if let order = selectionOrder(of: gesture) { return enqueue(.extend(order), at: now) }
    switch gesture {
    case .touch(let point): return enqueue(.select(turn.screen(point), isTap: true), at: now)
    case .explore(let point): return enqueue(.select(turn.screen(point), isTap: false), at: now)
    case .splitTap, .tap(1, 2, _): return enqueue(.activate, at: now)
    case .tap(1, _, _): return enqueue(.longPress, at: now)
    case .tap(2, 1, _): return pauseOrResume(at: now)
    case .tap(2, 2, _): return enqueue(.perform(.magicTap), at: now)
    case .tap(2, 3, _): return enqueue(.openChooser, at: now)
    case .tap(3, 1, _): return enqueue(.locate, at: now)
    case .tap(3, 2, _): return toggleSpeech(at: now)
    case .tap(3, 3, _): return toggleCurtain(at: now)
    case .tap(3, 4, _): return lastText.isEmpty ? [] : copyLast(at: now)
    case .tap(4, 1, let point): return enqueue(.jump(toEnd: isInLowerHalf(point)), at: now)
    case .tap: return [.cue(.boundary)]
    case .flick(1, .right):
      return enqueue(.move(isRightToLeft ? .previous : .next, attempt: 0), at: now)
    case .flick(1, .left):
      return enqueue(.move(isRightToLeft ? .next : .previous, attempt: 0), at: now)
    case .flick(1, .down): return enqueue(.rotor(.next), at: now)
    case .flick(1, .up): return enqueue(.rotor(.previous), at: now)
    case .flick(2, .up): return enqueue(.read(fromTop: true), at: now)
    case .flick(2, .down): return enqueue(.read(fromTop: false), at: now)
    case .flick(2, let direction) where navigatesByGroups:
      // After the cases before, the direction is a horizontal one (VoiceOver.GR3).
      return enqueue((direction == .right) == isRightToLeft ? .leaveGroup : .enterGroup, at: now)
    case .flick(3, let direction): return enqueue(.perform(.scroll(direction.scroll)), at: now)
    // As a card that follows the fingers, the app before comes from the left (VoiceOver.VG11).
    case .flick(4, .right): return [.switchApp(.previous)]
    case .flick(4, .left): return [.switchApp(.next)]
    case .flick: return [.cue(.boundary)]
    case .pinch(let isOpen): return enqueue(.pinch(isOpen: isOpen), at: now)
    case .holdOfTwo: return enqueue(.name, at: now)
    case .turn(let clockwise): return enqueue(.turn(clockwise: clockwise), at: now)
    case .scrub: return enqueue(.perform(.escape), at: now)
    case .hold(let number, let point), .firmPress(let number, let point):
      return enqueue(.pass(number, from: turn.screen(point)), at: now)
    }
  }

  /// Returns whether a point of the interface is in its lower half.
  func isInLowerHalf(_ point: ScreenPoint) -> Bool {
    point.y >= turn.interface(ScreenPoint(x: screenWidth / 2, y: screenHeight / 2)).y
  }

  /// Pauses or resumes speech (VoiceOver.VG3).
  private mutating func pauseOrResume(at now: PhoneInstant) -> [VoiceOverEffect] {
    if let (utterance, spoken) = speech.resume(at: now) {
      return [.resumeSpeech(utterance, spoken: spoken)]
    }
    guard let utterance = speech.spoken, speech.pause(at: now) else { return [] }
    return [.pauseSpeech(utterance)]
  }

  private mutating func toggleSpeech(at now: PhoneInstant) -> [VoiceOverEffect] {
    guard isMuted else {
      let effects = say(.speechOff, at: now)
      isMuted = true
      return effects
    }
    isMuted = false
    return say(.speechOn, at: now)
  }

  private mutating func toggleCurtain(at now: PhoneInstant) -> [VoiceOverEffect] {
    isCurtainDrawn.toggle()
    return [.curtain(isCurtainDrawn)] + say(isCurtainDrawn ? .curtainOn : .curtainOff, at: now)
  }

  private mutating func copyLast(at now: PhoneInstant) -> [VoiceOverEffect] {
    [.copy(lastText)] + say(.copied, at: now)
  }
}

extension VoiceOverGesture.FlickDirection {
  /// The direction that the content scrolls: a vertical one is that of the scroll bar, a horizontal
  /// one that of the fingers (VoiceOver.AP3).
  fileprivate var scroll: AccessibilityAction.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .down
    case .down: .up
    }
  }
}
