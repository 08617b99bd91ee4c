import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver
import Testing

/// VoiceOver with a client that answers at once.
@Suite struct ModelTests {
  private typealias Client = AnsweringClient

  private func list() -> Client { .list() }

  @Test("VoiceOver.FO2. Flicks move through the elements, and the ends are signalled")
  func moving() {
    var client = list()
    for _ in 0..<5 { client.next() }
    #expect(
      client.spoken == ["A, heading", "B, button", "C, heading", "D, adjustable"])
    #expect(client.cues == [.focus, .focus, .focus, .focus, .boundary])
    client.previous()
    #expect(client.spoken.last == "C, heading")
    // From right to left the directions are exchanged.
    client.model.isRightToLeft = true
    client.next()
    #expect(client.spoken.last == "B, button")
  }

  @Test("VoiceOver.FO1. A touch selects what is beneath, and nothing else reaches the client")
  func touching() {
    var client = list()
    client.contact(0, .began, 10, 60)
    client.wait(300)
    client.contact(0, .moved, 10, 110)
    client.contact(0, .ended, 10, 110)
    #expect(client.spoken == ["B, button", "C, heading"])
    #expect(client.performed == [.focus, .focus] && client.taps.isEmpty)
  }

  @Test("VoiceOver.AP1. A double tap activates, else taps at the activation point")
  func activating() {
    var client = list()
    client.next()
    client.next()
    client.tap(2)
    #expect(client.performed.last == .activate && client.taps.isEmpty)
    client.refused = [.activate]
    client.tap(2)
    #expect(client.taps == [ScreenPoint(x: 50, y: 70)])
  }

  @Test("VoiceOver.SP9. Only what an activation has changed is spoken")
  func changes() {
    var client = Client([
      container(), element("Alarm", traits: ["button", "toggle-button"], value: "0"),
    ])
    client.onPerform = { client, place, action in
      if action == .activate { client.elements[place].value = "1" }
    }
    client.next()
    client.tap(2)
    client.wait(300)
    #expect(client.spoken == ["Alarm, switch button, off", "on"])
  }

  @Test("VoiceOver.AP2. Flicks up and down adjust a value, which is spoken alone")
  func adjusting() {
    var client = Client([container(), element("Volume", traits: ["adjustable"], value: "50%")])
    client.onPerform = { client, place, action in
      if action == .increment { client.elements[place].value = "60%" }
      if action == .decrement { client.elements[place].value = "50%" }
    }
    client.next()
    client.flick(0, -80)
    client.flick(0, 80)
    #expect(client.spoken == ["Volume, 50%, adjustable", "60%", "50%"])
  }

  @Test("VoiceOver.AP3. Three fingers scroll; nobody answers: the boundary sounds")
  func scrolling() {
    var client = list()
    client.next()
    client.flick(0, -80, fingers: 3)
    client.flick(-80, 0, fingers: 3)
    #expect(client.performed.suffix(2) == [.scroll(.down), .scroll(.left)])
    client.refused = [.scroll(.down)]
    client.flick(0, -80, fingers: 3)
    #expect(client.cues.last == .boundary)
  }

  @Test("VoiceOver.AP4. Magic tap and escape; what nobody answers is the phone's")
  func magicTap() {
    var client = list()
    client.next()
    client.tap(2, fingers: 2)
    #expect(client.performed.last == .magicTap && client.others.isEmpty)
    client.refused = [.magicTap]
    client.tap(2, fingers: 2)
    #expect(client.others == [.unanswered(.magicTap)])
  }

  @Test("VoiceOver.RT1, VoiceOver.RT3. The rotor offers what is there; VoiceOver.RT5. It moves")
  func headings() {
    var client = list()
    client.next()
    client.turn()
    #expect(client.spoken.last == "Headings")
    client.flick(0, 80)
    #expect(client.spoken.last == "C, heading")
    client.flick(0, 80)
    #expect(client.cues.last == .boundary && client.spoken.last == "No further Headings")
    client.flick(0, -80)
    #expect(client.spoken.last == "A, heading")
  }

  @Test("VoiceOver.RT2. Actions choose the rotor; VoiceOver.RT4. A double tap performs one")
  func actions() {
    var mail = element("Lunch?", 0, 0)
    mail.actions = ["Reply", "Delete"]
    var client = Client([container(), mail])
    client.next()
    client.flick(0, 80)
    client.flick(0, 80)
    #expect(client.spoken.suffix(2) == ["Reply", "Delete"])
    client.tap(2)
    #expect(client.performed.last == .custom("Delete"))
  }

  @Test("VoiceOver.RT5. Characters and words of a text, both ways")
  func characters() {
    var client = Client([container(), element("Hi 5\u{301}x", traits: ["static-text"])])
    client.next()
    client.turn()
    #expect(client.spoken.last == "Characters")
    for _ in 0..<6 { client.flick(0, 80) }
    #expect(client.spoken.suffix(5) == ["cap H", "i", "space", "5\u{301}", "x"])
    #expect(client.cues.last == .boundary)
    client.flick(0, -80)
    #expect(client.spoken.last == "5\u{301}")
    client.turn()
    client.flick(0, 80)
    #expect(client.spoken.suffix(2) == ["Words", "Hi"])
  }

  @Test("VoiceOver.RE1. The screen is read from the top; VoiceOver.RE2. A finger ends it")
  func reading() {
    var client = list()
    client.flick(0, -80, fingers: 2)
    client.wait(10_000)
    #expect(client.spoken == ["A, heading", "B, button", "C, heading", "D, adjustable"])
    client.flick(0, -80, fingers: 2)
    client.wait(1500)
    client.tap(1)
    let count = client.spoken.count
    client.wait(10_000)
    #expect(client.spoken.count == count)
  }

  @Test("VoiceOver.FO6. An element that vanishes leaves the focus to what takes its place")
  func vanishing() {
    var client = list()
    for _ in 0..<2 { client.next() }
    client.elements.remove(at: 2)
    for index in client.elements.indices { client.elements[index].isFocused = false }
    client.next()
    #expect(client.spoken.last == "C, heading")
    client.elements = [container()]
    client.next()
    client.tap(2)
    #expect(client.cues.last == .boundary)
    client.handle(client.model.screenDidChange(.screen, at: client.now))
    #expect(client.model.focus == nil)
  }

  @Test("VoiceOver.FO3. A new screen is signalled, and its first element spoken")
  func newScreen() {
    var client = list()
    client.handle(client.model.screenDidChange(.screen, at: client.now))
    #expect(client.cues.first == .screen && client.spoken == ["A, heading"])
    client.elements[1].isFocused = false
    client.elements[3].isFocused = true
    client.handle(client.model.screenDidChange(.focus, at: client.now))
    #expect(client.spoken.last == "C, heading")
  }

  @Test("VoiceOver.FO4. A container scrolls before the focus leaves it")
  func scrollers() {
    var scroll = container(parent: 0, 0, 100)
    (scroll.isGroup, scroll.hasMoreAfter) = (true, true)
    var client = Client([
      container(), scroll, element("1", 0, 100, parent: 1), element("end", 0, 600),
    ])
    client.onPerform = { client, _, action in
      guard action == .reveal(.next) else { return }
      client.elements[1].hasMoreAfter = false
      client.elements.append(element("2", 0, 150, parent: 1))
    }
    for _ in 0..<3 { client.next() }
    #expect(client.spoken == ["1", "2", "end"])
  }

  @Test("VoiceOver.VG3. Speech off is silent until it is on; the curtain; the last text is copied")
  func messages() {
    var client = list()
    client.tap(2, fingers: 3)
    client.next()
    #expect(client.spoken == ["Speech off"])
    client.tap(2, fingers: 3)
    client.next()
    #expect(client.spoken == ["Speech off", "Speech on", "B, button"])
    client.tap(4, fingers: 3)
    client.tap(3, fingers: 3)
    #expect(client.others == [.copy("B, button"), .curtain(true)])
    #expect(client.model.isCurtainDrawn)
  }

  @Test("VoiceOver.PA3. Fingers on an element that takes touches are not VoiceOver's")
  func directTouches() {
    var client = Client([
      container(), element("Piano", 0, 0, traits: ["allows-direct-interaction"]),
      element("Menu", 0, 100),
    ])
    client.next()
    #expect(client.model.takesTouches(at: ScreenPoint(x: 10, y: 10)))
    #expect(!client.model.takesTouches(at: ScreenPoint(x: 10, y: 110)))
  }

  @Test(
    "Accessibility.AC16. Any gestures have the same speech with answers of changes alone",
    arguments: 0..<50)
  func answersOfChanges(seed: Int) {
    let (whole, changes) = (use(list(), seed), use(list(), seed, sendsChanges: true))
    #expect(whole.spoken == changes.spoken && whole.cues == changes.cues)
    #expect(whole.performed == changes.performed && whole.taps == changes.taps)
    #expect(whole.updates == 0 && changes.updates > 0)
  }

  @Test("Accessibility.AC16. Changes of another list are refused, and the whole one is asked for")
  func otherList() {
    var client = list()
    client.next()
    client.contact(0, .began, 100, 200)
    client.contact(0, .moved, 180, 200)
    let effects = client.model.handle(
      0, .ended, at: ScreenPoint(x: 180, y: 200), force: 1, now: client.now)
    #expect(effects == [.inspect(acceptsChanges: true)])
    #expect(
      client.model.receive(ElementUpdate(count: 99, focus: nil), at: client.now)
        == [.inspect(acceptsChanges: false)])
    client.handle(client.model.receive(client.elements, at: client.now))
    #expect(client.spoken.last == "B, button")
  }

  @Test("Any gestures and changes of the screen leave no request open", arguments: 0..<50)
  func anyGestures(seed: Int) {
    let client = use(list(), seed)
    #expect(client.model.deadline == nil)
  }

  /// Makes two hundred gestures and changes, and returns the client after them.
  private func use(_ client: Client, _ seed: Int, sendsChanges: Bool = false) -> Client {
    var client = client
    client.sendsChanges = sendsChanges
    var number = seed &* 104_729
    func random(_ count: Int) -> Int {
      number = (number &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      return (number >> 8) % count
    }
    for _ in 0..<200 {
      switch random(9) {
      case 0: client.next()
      case 1: client.previous()
      case 2: client.flick(0, random(2) == 0 ? 80 : -80, fingers: 1 + random(3))
      case 3: client.tap(1 + random(4), fingers: 1 + random(4), x: 50, y: Double(random(480)))
      case 4: client.turn()
      case 5: client.refused = random(2) == 0 ? [] : [.activate, .magicTap, .focus, .increment]
      case 6:
        client.elements = list().elements.dropLast(random(4)) + []
      case 7: client.handle(client.model.screenDidChange(.screen, at: client.now))
      default: client.wait(random(3000))
      }
      #expect(!client.model.isWaiting)
    }
    client.wait(120_000)
    return client
  }
}
