import GameController
import PhoneTesting
import Testing

/// Tests of keyboards and mice.
@MainActor
@Suite struct KeyboardTests {
  private let phone = SimulatedPhone()

  @Test("GameControllers.KE1. Keys are buttons with the codes of USB")
  func keys() throws {
    phone.launch(GameApp.self)
    let input = try #require(phone.run { GCKeyboard.coalesced?.keyboardInput })
    phone.wait(0.1)
    var calls: [String] = []
    input.keyChangedHandler = { _, _, code, isPressed in
      calls.append("\(code.rawValue) \(isPressed)")
    }
    phone.key(.w, isDown: true)
    phone.wait(0.1)
    #expect(input.button(forKeyCode: .keyW)?.isPressed == true && input.isAnyKeyPressed)
    phone.key(.w, isDown: false)
    phone.wait(0.1)
    #expect(calls == ["26 true", "26 false"] && !input.isAnyKeyPressed)
    #expect(GCKeyCode.keyW.rawValue == UIKeyboardHIDUsage.keyboardW.rawValue)
    #expect(GCKeyCode.F12.rawValue == UIKeyboardHIDUsage.keyboardF12.rawValue)
    #expect(GCKeyCode.leftShift.rawValue == UIKeyboardHIDUsage.keyboardLeftShift.rawValue)
  }

  @Test("GameControllers.KE2. The keyboard is connected from the first use on")
  func connection() throws {
    phone.launch(GameApp.self)
    let notes = phone.run { Notes<GCKeyboard>(.GCKeyboardDidConnect) }
    phone.wait(0.1)
    #expect(notes.objects.count == 1 && notes.objects[0].productCategory == "Keyboard")
    #expect(notes.objects[0] === phone.run { GCKeyboard.coalesced })
  }

  @Test("GameControllers.MO1. The phone has no mouse")
  func mice() {
    #expect(GCMouse.mice().isEmpty && GCMouse.current == nil)
  }

  @Test("GameControllers.CO7. In the background controllers are not read")
  func background() throws {
    phone.launch(GameApp.self)
    _ = phone.run { GCController.controllers() }
    let gamepad = phone.connectGamepad()
    let profile = try #require(phone.run { GCController.current }?.extendedGamepad)
    phone.run {
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
    gamepad.press(.buttonA)
    #expect(!profile.buttonA.isPressed)
    phone.run {
      NotificationCenter.default.post(
        name: UIApplication.willEnterForegroundNotification, object: nil)
    }
    #expect(profile.buttonA.isPressed)
  }
}
