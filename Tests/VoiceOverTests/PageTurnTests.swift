import TactusPhoneLink
import TactusVoiceOver
import Testing

/// Reading that turns pages, and that an app holds.
@Suite struct PageTurnTests {
  private func book() -> AnsweringClient {
    var client = AnsweringClient([
      container(), element(nil, 0, 0, traits: ["causes-page-turn"], value: "Page one"),
      element("End", 0, 100),
    ])
    client.onPerform = { client, place, action in
      guard action == .scroll(.next) else { return }
      // The second page is the last one.
      if client.elements[place].value == "Page two" { client.refused = [.scroll(.next)] }
      client.elements[place].value = "Page two"
    }
    return client
  }

  @Test("VoiceOver.RE4. A page is turned after it was read, until the app refuses")
  func turning() {
    var client = book()
    client.flick(0, -80, fingers: 2)
    client.wait(10_000)
    #expect(client.spoken == ["Page one", "Page two", "End"])
  }

  @Test("VoiceOver.RE4. A page that stays the same is not read for ever")
  func sameForEver() {
    var client = book()
    client.onPerform = { _, _, _ in }
    client.flick(0, -80, fingers: 2)
    client.wait(60_000)
    #expect(client.spoken == ["Page one", "End"])
  }

  @Test("VoiceOver.RE5. An app holds the reading, and lets it go on; another screen does too")
  func holding() {
    var client = AnsweringClient.list()
    client.flick(0, -80, fingers: 2)
    client.handle(client.model.screenDidChange(.pause, at: client.now))
    client.wait(10_000)
    #expect(client.spoken == ["A, heading"])
    // Gestures work meanwhile.
    client.handle(client.model.screenDidChange(.resume, at: client.now))
    client.wait(1500)
    #expect(client.spoken == ["A, heading", "B, button", "C, heading"])
    client.handle(client.model.screenDidChange(.pause, at: client.now))
    client.next()
    #expect(client.spoken.last == "D, adjustable")
    client.handle(client.model.screenDidChange(.screen, at: client.now))
    client.flick(0, -80, fingers: 2)
    client.wait(10_000)
    #expect(client.spoken.suffix(3) == ["B, button", "C, heading", "D, adjustable"])
  }

  @Test("VoiceOver.FO3. What is spoken already is not begun again by the new screen")
  func oneUtterance() {
    var client = AnsweringClient.list()
    client.next()
    client.handle(client.model.screenDidChange(.screen, at: client.now))
    #expect(client.spoken == ["A, heading"] && client.cues == [.focus, .screen])
    client.wait(5000)
    client.handle(client.model.screenDidChange(.screen, at: client.now))
    #expect(client.spoken == ["A, heading", "A, heading"])
  }
}
