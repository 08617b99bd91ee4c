import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver
import Testing

/// Bars over groups, custom content and attributes of speech.
@Suite struct ContentTests {
  /// A model with a client that answers at once.
  private struct Rig {
    var model = VoiceOver(screenHeight: 480)
    var elements: [ScreenElement]
    var now = PhoneInstant.boot
    var spoken: [String] = []
    var boundaries = 0

    init(elements: [ScreenElement]) { self.elements = elements }

    mutating func handle(_ effects: [VoiceOverEffect]) {
      for effect in effects {
        switch effect {
        case .inspect: handle(model.receive(elements, at: now))
        case .perform: handle(model.performed(true, at: now))
        case .speech(.begin(let utterance)): spoken.append(utterance.text)
        case .cue(.boundary): boundaries += 1
        default: break
        }
      }
    }

    mutating func contact(
      _ number: Int, _ phase: VoiceOverRecognizer.Phase, _ x: Double, _ y: Double
    ) {
      now = now.advanced(by: .milliseconds(20))
      handle(model.handle(number, phase, at: ScreenPoint(x: x, y: y), force: 1, now: now))
    }

    /// Flicks one finger down, or up for a negative distance.
    mutating func flick(_ distance: Double) {
      contact(0, .began, 150, 200)
      contact(0, .moved, 150, 200 + distance)
      contact(0, .ended, 150, 200 + distance)
    }

    /// Turns two fingers to the right.
    mutating func turn() {
      contact(0, .began, 100, 200)
      contact(1, .began, 220, 200)
      contact(1, .moved, 206, 262)
      contact(0, .moved, 114, 138)
      contact(0, .ended, 114, 138)
      contact(1, .ended, 206, 262)
    }
  }

  @Test("VoiceOver.RO8. A navigation bar is read before the table beneath it, a tab bar after it")
  func bars() {
    var (table, bar) = (container(parent: 0), container(parent: 0, 0, 20, height: 96))
    var tabs = container(parent: 0, 0, 430, height: 50)
    (table.isGroup, bar.isGroup, tabs.isGroup) = (true, true, true)
    let elements = [
      container(), table, element("row", 0, 116, parent: 1), element("above", 0, -40, parent: 1),
      bar, element("Inbox", 16, 67, parent: 4), tabs, element("Today", 0, 435, parent: 6),
    ]
    let order = ReadingOrder(elements).places
    #expect(order.map { elements[$0].label } == ["Inbox", "above", "row", "Today"])
    // A bar behind the table covers nothing.
    let behind =
      [container(), bar, element("bar", 16, 67, parent: 1), table]
      + [element("row", 0, 40, parent: 3)]
    #expect(ReadingOrder(behind).places.map { behind[$0].label } == ["row", "bar"])
  }

  @Test("VoiceOver.CC1. Important content is spoken; VoiceOver.CC2. Other content is announced")
  func content() {
    var photo = element("Beach", traits: ["image"])
    photo.content = [
      ElementContent("Size", value: "3 MB"),
      ElementContent("Date", value: "May 1", isImportant: true), ElementContent("", value: "x"),
    ]
    let screen = VoiceOverScreen([container(), photo])
    #expect(
      ElementSpeech("en").texts(of: 1, in: screen).text
        == "Beach, image, Date, May 1, more content available")
    #expect(RotorSetting.offered(at: 1, in: screen).first == .moreContent)
    var rig = Rig(elements: [container(), photo])
    rig.elements[1].isFocused = true
    rig.handle(rig.model.screenDidChange(.screen, at: rig.now))
    rig.turn()
    for _ in 0..<4 { rig.flick(80) }
    rig.flick(-80)
    #expect(
      rig.spoken == [
        "Beach, image, Date, May 1, more content available", "More content", "Size, 3 MB",
        "Date, May 1", "x", "x", "Date, May 1",
      ])
    #expect(rig.boundaries == 1)
  }

  @Test("VoiceOver.SA1. A label with attributes is spoken in its parts, among the other texts")
  func attributes() {
    var flight = element("Gate to SFO", traits: ["button"])
    flight.labelParts = [
      SpokenPart("Gate to "), SpokenPart("SFO", language: "en", isSpelledOut: true),
      SpokenPart("\u{7}"),
    ]
    let texts = ElementSpeech("de").texts(of: 1, in: VoiceOverScreen([container(), flight]))
    #expect(texts.text == "Gate to SFO, Taste")
    #expect(
      texts.parts == [
        SpokenPart("Gate to"), SpokenPart("SFO", language: "en", isSpelledOut: true),
        SpokenPart("Taste"),
      ])
    // Parts are as long as an element may be.
    flight.labelParts = Array(
      repeating: SpokenPart(String(repeating: "a", count: 1500), pitch: 2), count: 256)
    let long = ElementSpeech("en").texts(of: 1, in: VoiceOverScreen([container(), flight]))
    #expect(long.parts.reduce(0) { $0 + $1.text.count } <= 2010)
  }

  @Test("VoiceOver.RO9. In landscape rows and flicks are those that the user sees")
  func landscape() {
    for quarters in 1...3 {
      let turn = ScreenTurn(quarters: quarters)
      func seen(_ label: String, _ x: Double, _ y: Double) -> ScreenElement {
        let place = turn.screen(ScreenPoint(x: x, y: y))
        return element(label, place.x, place.y, width: 1, height: 1)
      }
      var window = container()
      window.traits = [turn.trait ?? ""]
      var rig = Rig(elements: [window, seen("C", 0, 100), seen("B", 90, 0), seen("A", 0, 0)])
      #expect(
        VoiceOverScreen(rig.elements).order.map { rig.elements[$0].label } == ["A", "B", "C"])
      rig.elements[2].isFocused = true
      rig.handle(rig.model.screenDidChange(.screen, at: rig.now))
      // A flick to the right of the user.
      let (start, end) = (ScreenPoint(x: 150, y: 200), turn.screen(ScreenPoint(x: 80, y: 0)))
      rig.contact(0, .began, start.x, start.y)
      rig.contact(0, .moved, start.x + end.x, start.y + end.y)
      rig.contact(0, .ended, start.x + end.x, start.y + end.y)
      #expect(rig.spoken == ["B", "C"])
    }
  }
}
