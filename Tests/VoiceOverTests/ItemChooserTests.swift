import TactusPhoneLink
import TactusVoiceOver
import Testing

/// Steps VoiceOver.IC1–VoiceOver.IC4.
@Suite struct ItemChooserTests {
  private func open() -> AnsweringClient {
    var client = AnsweringClient([
      container(), element("Tare", 0, 0, traits: ["button"]), element("alarm", 0, 50),
      element("Timer", 0, 100), element("Beans", 0, 150), element("Tare", 0, 200),
    ])
    client.next()
    client.tap(3, fingers: 2)
    return client
  }

  @Test("VoiceOver.IC1. Two fingers tap three times: the elements in alphabetical order")
  func order() {
    var client = open()
    for _ in 0..<6 { client.next() }
    #expect(
      client.spoken.dropFirst() == [
        "Item chooser, elements: 5", "alarm", "Beans", "Tare", "Tare, button", "Timer",
      ])
    #expect(client.cues.last == .boundary)
    client.previous()
    #expect(client.spoken.last == "Tare, button")
    // Nothing but the focus at the beginning has reached the client.
    #expect(client.performed == [.focus])
  }

  @Test("VoiceOver.IC2. Flicks up and down go to another letter, four fingers to the ends")
  func letters() {
    var client = open()
    for _ in 0..<3 { client.flick(0, 80) }
    #expect(client.spoken.suffix(3) == ["alarm", "Beans", "Tare"])
    client.flick(0, 80)
    #expect(client.cues.last == .boundary)
    client.tap(1, fingers: 4)
    #expect(client.spoken.last == "Timer")
    client.flick(0, -80)
    #expect(client.spoken.last == "Beans")
    client.tap(1, fingers: 4, y: 160)
    #expect(client.spoken.last == "alarm")
    client.flick(0, -80)
    #expect(client.cues.last == .boundary)
  }

  @Test("VoiceOver.IC3. A double tap moves the focus to the element, wherever it is now")
  func choice() {
    var client = open()
    for _ in 0..<5 { client.next() }
    client.elements.swapAt(1, 3)
    client.tap(2)
    #expect(client.model.focus?.label == "Timer" && client.performed == [.focus, .focus])
    client.next()
    #expect(client.spoken.last == "Beans")
    // What has vanished is not found, and a chooser without a choice has none.
    client.tap(3, fingers: 2)
    client.tap(2)
    #expect(client.cues.last == .boundary)
    client.next()
    client.elements.removeAll { $0.label == "alarm" }
    client.tap(2)
    #expect(client.spoken.last == "No further alarm")
  }

  @Test("VoiceOver.IC4. A Z, or the same taps, close the list; so does another screen")
  func closing() {
    var client = open()
    client.next()
    client.tap(3, fingers: 2)
    #expect(client.spoken.last == "Tare, button")
    client.tap(3, fingers: 2)
    client.next()
    client.handle(client.model.screenDidChange(.screen, at: client.now))
    client.next()
    #expect(client.spoken.last == "alarm" && client.performed.count == 2)
    // The flick has moved the focus to the next element, not the list to its next item.
    #expect(client.model.focus?.label == "alarm")
  }

  @Test("VoiceOver.IC1. Without elements there is no list")
  func nothing() {
    var client = AnsweringClient([container()])
    client.tap(3, fingers: 2)
    #expect(client.spoken.isEmpty && client.cues == [.boundary])
  }
}
