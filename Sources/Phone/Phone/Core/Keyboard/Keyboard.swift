import TactusPhoneLink

/// A hardware keyboard connected with the phone: the pressed keys, and the app that received each.
struct Keyboard: Sendable {
  /// The modifiers that are held, and the state of Caps Lock.
  private(set) var modifiers: KeyModifiers = []

  /// The pressed keys in order, with the app that received each.
  private(set) var held: [(key: KeyboardKey, app: AppID?)] = []

  /// Presses a key.
  ///
  /// - Returns: Whether it was not pressed already.
  mutating func press(_ key: KeyboardKey, of app: AppID?) -> Bool {
    guard !held.contains(where: { $0.key == key }) else { return false }
    held.append((key, app))
    // Caps Lock changes with each press, not with the release (Keys.K3).
    if key == .capsLock { modifiers.formSymmetricDifference(.capsLock) }
    findModifiers()
    return true
  }

  /// Releases a key.
  ///
  /// - Returns: The app that received it; `nil` if it was not pressed or has no app.
  mutating func release(_ key: KeyboardKey) -> AppID? {
    guard let place = held.firstIndex(where: { $0.key == key }) else { return nil }
    let app = held.remove(at: place).app
    findModifiers()
    return app
  }

  /// Removes the app from every pressed key; the keys stay pressed.
  ///
  /// - Returns: The keys and their former apps.
  mutating func removeApp() -> [(key: KeyboardKey, app: AppID)] {
    let owned = held.compactMap { entry in entry.app.map { (key: entry.key, app: $0) } }
    for place in held.indices { held[place].app = nil }
    return owned
  }

  /// Returns the modifiers reported with a key (Keys.K3).
  func modifiers(with key: KeyboardKey) -> KeyModifiers {
    key.isOnKeypad ? modifiers.union(.numericPad) : modifiers
  }

  // MARK: Internals

  private mutating func findModifiers() {
    let fromKeys = held.reduce(into: KeyModifiers()) { $0.formUnion($1.key.modifier) }
    modifiers = fromKeys.union(modifiers.intersection(.capsLock))
  }
}
