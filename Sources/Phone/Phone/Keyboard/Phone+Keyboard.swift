import PhoneLink

// `Documentation/Behaviour/Keys.md` has the steps (K1–K5) that comments name.
extension Phone {
  mutating func press(_ key: KeyboardKey, isDown: Bool) -> [PhoneEffect] {
    lastUse = now
    guard isDown else {
      // K2. Whoever was told that it went down is told that it came up.
      guard let app = keyboard.release(key) else { return [] }
      return tell(app, .key(stroke(.ended, key)))
    }
    // K1. It belongs to the app that is in front when it goes down.
    let app = foreground.flatMap { screens[$0]?.phase == .active ? $0 : nil }
    guard keyboard.press(key, of: app) else { return [] }
    guard let app else { return [note(.input(.nobodyThere))] }
    return tell(app, .key(stroke(.began, key)))
  }

  /// Takes the keys that are down from the apps that were told of them (K2).
  mutating func cancelKeys() -> [PhoneEffect] {
    var effects: [PhoneEffect] = []
    for (key, app) in keyboard.disown() {
      effects += tell(app, .key(stroke(.cancelled, key)))
    }
    return effects
  }

  // MARK: Internals

  private func stroke(_ phase: KeyStroke.Phase, _ key: KeyboardKey) -> KeyStroke {
    KeyStroke(phase, key, keyboard.modifiers(with: key), at: now)
  }
}
