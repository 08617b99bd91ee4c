import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver
import Testing

/// Elements that take touches directly, and their options.
@Suite struct DirectTouchTests {
  private let onPiano = ScreenPoint(x: 10, y: 10)

  private func client(_ options: String...) -> AnsweringClient {
    AnsweringClient([
      container(), element("Piano", 0, 0, traits: ["allows-direct-interaction"] + options),
      element("Menu", 0, 100), element("Help", 0, 200),
    ])
  }

  @Test("VoiceOver.PA3. A finger on the element selects nothing, and speech goes on")
  func touch() {
    var client = client()
    client.next()
    client.next()
    #expect(client.model.takesTouches(at: onPiano))
    client.handle(client.model.touchedDirectly(at: onPiano, now: client.now))
    #expect(client.spoken == ["Piano", "Menu"] && client.model.focus?.label == "Menu")
    #expect(client.model.speech.isSpeaking)
  }

  @Test("VoiceOver.PA4. With silence on touch speech ends, and nothing is selected")
  func silence() {
    var client = client("silent-on-touch")
    client.next()
    client.next()
    #expect(client.model.speech.isSpeaking)
    client.handle(client.model.touchedDirectly(at: onPiano, now: client.now))
    #expect(!client.model.speech.isSpeaking)
    #expect(client.spoken == ["Piano", "Menu"])
    #expect(client.model.focus?.label == "Menu")
  }

  @Test("VoiceOver.PA4. An element that requires an activation takes touches after it")
  func activation() {
    var client = client("requires-activation")
    client.next()
    #expect(!client.model.takesTouches(at: onPiano))
    client.tap(2)
    #expect(client.performed.contains(.activate))
    #expect(client.model.takesTouches(at: onPiano))
    client.next()
    #expect(client.spoken.last == "Menu")
    #expect(!client.model.takesTouches(at: onPiano))
    // The activation of another element unlocks nothing.
    client.tap(2)
    #expect(!client.model.takesTouches(at: onPiano))
  }

  @Test("VoiceOver.PA4. Another screen locks the element again")
  func anotherScreen() {
    var client = client("requires-activation")
    client.next()
    client.tap(2)
    #expect(client.model.takesTouches(at: onPiano))
    client.handle(client.model.screenDidChange(.screen, at: client.now))
    #expect(!client.model.takesTouches(at: onPiano))
  }

  @Test("VoiceOver.EX1. An activation that expands or collapses says so alone")
  func expansion() {
    var client = AnsweringClient([
      container(), element("Details", 0, 0, traits: ["button", "collapsed"]),
    ])
    client.onPerform = { client, place, action in
      guard action == .activate else { return }
      let isOpen = client.elements[place].traits.contains("expanded")
      client.elements[place].traits = ["button", isOpen ? "collapsed" : "expanded"]
    }
    client.next()
    client.tap(2)
    client.wait(1000)
    client.tap(2)
    client.wait(1000)
    #expect(client.spoken == ["Details, button, collapsed", "expanded", "collapsed"])
  }
}
