import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver

/// A client of the model that answers at once, and records what is spoken and performed.
struct AnsweringClient {
  var model = VoiceOver(screenHeight: 480)
  var elements: [ScreenElement]
  var now = PhoneInstant.boot
  var spoken: [String] = []
  var cues: [VoiceOverEffect.Cue] = []
  var performed: [AccessibilityAction] = []
  var taps: [ScreenPoint] = []
  var others: [VoiceOverEffect] = []
  /// Whether the client answers with what has changed, if this is accepted.
  var sendsChanges = false
  /// The number of such answers.
  private(set) var updates = 0
  private var sent: [ScreenElement] = []
  /// The actions that the client does not answer.
  var refused: Set<AccessibilityAction> = []
  var onPerform: (inout AnsweringClient, Int, AccessibilityAction) -> Void = { _, _, _ in }

  init(_ elements: [ScreenElement]) { self.elements = elements }

  mutating func handle(_ effects: [VoiceOverEffect]) {
    for effect in effects {
      switch effect {
      case .inspect(let acceptsChanges): answer(acceptsChanges)
      case .perform(let place, let action):
        performed.append(action)
        if action == .focus {
          for index in elements.indices { elements[index].isFocused = index == place }
        }
        onPerform(&self, place, action)
        handle(model.performed(!refused.contains(action), at: now))
      case .speech(.begin(let utterance)):
        if utterance.kind != .hint { spoken.append(utterance.text) }
        model.setDuration(.seconds(1), of: utterance.id)
      case .cue(let cue): cues.append(cue)
      case .tap(let point): taps.append(point)
      case .speech: break
      default: others.append(effect)
      }
    }
  }

  /// Sends the elements, or only what has changed of them if they are those of the last answer.
  private mutating func answer(_ acceptsChanges: Bool) {
    defer { sent = elements }
    guard acceptsChanges, sendsChanges, elements.count == sent.count else {
      return handle(model.receive(elements, at: now))
    }
    var update = ElementUpdate(
      count: elements.count, focus: elements.lastIndex { $0.isFocused && $0.isAccessible })
    for (place, element) in elements.enumerated() where element != sent[place] {
      update.changed.append(.init(place: place, element: element))
    }
    updates += 1
    handle(model.receive(update, at: now))
  }

  mutating func wait(_ milliseconds: Int) {
    let end = now.advanced(by: .milliseconds(milliseconds))
    while let next = model.deadline, next <= end {
      now = max(now, next)
      handle(model.advance(to: now))
    }
    now = end
  }

  mutating func contact(
    _ number: Int, _ phase: VoiceOverRecognizer.Phase, _ x: Double, _ y: Double
  ) {
    handle(
      model.handle(number, phase, at: ScreenPoint(x: x, y: y), force: 1, now: now))
  }

  mutating func flick(_ dx: Double, _ dy: Double, fingers: Int = 1) {
    for number in 0..<fingers { contact(number, .began, 150, 200 + 40 * Double(number)) }
    wait(50)
    for number in 0..<fingers {
      contact(number, .moved, 150 + dx, 200 + dy + 40 * Double(number))
    }
    for number in 0..<fingers {
      contact(number, .ended, 150 + dx, 200 + dy + 40 * Double(number))
    }
  }

  mutating func tap(_ times: Int, fingers: Int = 1, x: Double = 300, y: Double = 470) {
    for _ in 0..<times {
      for number in 0..<fingers { contact(number, .began, x, y - 40 * Double(number)) }
      wait(40)
      for number in 0..<fingers { contact(number, .ended, x, y - 40 * Double(number)) }
      wait(60)
    }
    wait(300)
  }

  mutating func next() { flick(80, 0) }
  mutating func previous() { flick(-80, 0) }
  mutating func turn() {
    contact(0, .began, 100, 200)
    contact(1, .began, 220, 200)
    contact(1, .moved, 206, 262)
    contact(0, .moved, 114, 138)
    contact(0, .ended, 114, 138)
    contact(1, .ended, 206, 262)
  }

  mutating func turnBack() {
    contact(0, .began, 100, 200)
    contact(1, .began, 220, 200)
    contact(1, .moved, 206, 138)
    contact(0, .moved, 114, 262)
    contact(0, .ended, 114, 262)
    contact(1, .ended, 206, 138)
  }

  /// Returns a client with two headings, a button and an adjustable element, in one column.
  static func list() -> AnsweringClient {
    AnsweringClient([
      container(), element("A", 0, 0, traits: ["header"]), element("B", 0, 50, traits: ["button"]),
      element("C", 0, 100, traits: ["header"]), element("D", 0, 150, traits: ["adjustable"]),
    ])
  }
}
