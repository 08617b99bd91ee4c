import PhoneLink

/// A keyboard that is attached to the phone: which keys are down, and which app was told of each.
struct Keyboard: Sendable {
  /// What is held now, and whether Caps Lock is on.
  private(set) var modifiers: KeyModifiers = []

  /// Keys that are down, in the order in which they were pressed, and the app that each belongs to.
  private(set) var held: [(key: KeyboardKey, app: AppID?)] = []

  /// Presses a key.
  ///
  /// - Returns: Whether it was up.
  mutating func press(_ key: KeyboardKey, of app: AppID?) -> Bool {
    guard !held.contains(where: { $0.key == key }) else { return false }
    held.append((key, app))
    // K3. Caps Lock changes with each press, and not when it comes up.
    if key == .capsLock { modifiers.formSymmetricDifference(.capsLock) }
    findModifiers()
    return true
  }

  /// Lets go of a key.
  ///
  /// - Returns: The app that it belongs to; nil where it was not down, and where it is nobody's.
  mutating func release(_ key: KeyboardKey) -> AppID? {
    guard let place = held.firstIndex(where: { $0.key == key }) else { return nil }
    let app = held.remove(at: place).app
    findModifiers()
    return app
  }

  /// Takes all keys from their apps; they are down all the same.
  ///
  /// - Returns: Which app each belonged to.
  mutating func disown() -> [(key: KeyboardKey, app: AppID)] {
    let owned = held.compactMap { entry in entry.app.map { (key: entry.key, app: $0) } }
    for place in held.indices { held[place].app = nil }
    return owned
  }

  /// What a key is told with (K3).
  func modifiers(with key: KeyboardKey) -> KeyModifiers {
    key.isOnKeypad ? modifiers.union(.numericPad) : modifiers
  }

  // MARK: Internals

  private mutating func findModifiers() {
    let fromKeys = held.reduce(into: KeyModifiers()) { $0.formUnion($1.key.modifier) }
    modifiers = fromKeys.union(modifiers.intersection(.capsLock))
  }
}
