import TactusPhoneLink

// `Documentation/Behaviour/Keys.md` has the steps (Keys.K1–K5, Keys.K9) that comments name.
extension Phone {
  mutating func press(_ key: KeyboardKey, isDown: Bool) -> [PhoneEffect] {
    kernel.lastUse = kernel.now
    // Without a hardware keyboard, keys press those of the screen keyboard (Keys.K11).
    if !kernel.settings.keyboard.contains(.hardware), !kernel.isOverlayShown {
      return pressOnScreen(key, isDown: isDown)
    }
    guard isDown else {
      // The app that received the press receives the release (Keys.K2).
      guard let app = keyboard.release(key) else { return [] }
      return sendWithTurn(app, .key(stroke(.ended, key)))
    }
    // It belongs to the app that is in the foreground at the press (Keys.K1).
    let app = kernel.inputReceiver.flatMap { kernel.screens[$0]?.phase == .active ? $0 : nil }
    guard keyboard.press(key, of: app) else { return [] }
    guard let app else { return [kernel.note(.input(.noForegroundApp))] }
    return sendWithTurn(app, .key(stroke(.began, key)))
  }

  /// Enters text as a whole (Keys.K9).
  mutating func enter(_ text: String) -> [PhoneEffect] {
    kernel.lastUse = kernel.now
    guard let app = kernel.inputReceiver, kernel.screens[app]?.phase == .active else {
      return [kernel.note(.input(.noForegroundApp))]
    }
    return sendWithTurn(app, .text(text, at: kernel.now))
  }

  /// Cancels the pressed keys for the apps that received them (Keys.K2).
  mutating func cancelKeys() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for (key, app) in keyboard.removeApp() {
      effects += sendWithTurn(app, .key(stroke(.cancelled, key)))
    }
    return effects
  }

  // MARK: Internals

  func stroke(_ phase: KeyStroke.Phase, _ key: KeyboardKey) -> KeyStroke {
    KeyStroke(phase, key, keyboard.modifiers(with: key), at: kernel.now)
  }
}
