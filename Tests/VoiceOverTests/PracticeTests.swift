import TactusPhoneLink
import TactusVoiceOver
import Testing

/// The practice of gestures, and flicks of four fingers.
@Suite struct PracticeTests {
  @Test("VoiceOver.PM1. Four fingers tap twice; VoiceOver.PM2. Gestures are named meanwhile")
  func practice() {
    var client = AnsweringClient.list()
    client.next()
    client.tap(2, fingers: 4)
    #expect(client.spoken.last == "Starting help")
    let (performed, focus) = (client.performed.count, client.model.focus?.label)
    client.next()
    client.tap(2)
    client.flick(0, -80, fingers: 3)
    client.turn()
    client.tap(1, fingers: 2)
    #expect(
      client.spoken.suffix(5) == [
        "flick right", "double tap", "flick up, 3 fingers", "rotate clockwise, 2 fingers",
        "tap, 2 fingers",
      ])
    #expect(client.performed.count == performed && client.model.focus?.label == focus)
    client.tap(2, fingers: 4)
    client.next()
    #expect(client.spoken.suffix(2) == ["Ending help", "B, button"])
  }

  @Test("VoiceOver.PM2. Another screen ends the practice")
  func otherScreen() {
    var client = AnsweringClient.list()
    client.tap(2, fingers: 4)
    client.handle(client.model.screenDidChange(.screen, at: client.now))
    client.next()
    #expect(client.spoken.last == "B, button")
  }

  @Test("VoiceOver.PM2. No contact is passed through")
  func passing() {
    var client = AnsweringClient.list()
    client.next()
    client.tap(2, fingers: 4)
    client.contact(0, .began, 100, 100)
    client.wait(40)
    client.contact(0, .ended, 100, 100)
    client.wait(60)
    client.contact(0, .began, 100, 100)
    client.wait(600)
    client.contact(0, .ended, 100, 100)
    #expect(client.spoken.last == "double tap and hold" && client.others.isEmpty)
  }

  @Test("VoiceOver.VG11. Four fingers go to another app to the sides, and nowhere up or down")
  func apps() {
    var client = AnsweringClient.list()
    client.flick(80, 0, fingers: 4)
    client.flick(-80, 0, fingers: 4)
    #expect(client.others == [.switchApp(.previous), .switchApp(.next)])
    client.flick(0, 80, fingers: 4)
    #expect(client.cues.last == .boundary)
  }
}
