import TactusPhoneLink
import TactusPhoneTypes

// The keyboards of apps as texts, for scripts and stores (Keyboards.CU2).
extension CustomKeyboardChoices {
  /// The keyboards in their order: the identifier, `=current` for the current one, and `=access`
  /// for full access.
  var texts: [String] {
    active.map { keyboard in
      keyboard.text + (keyboard == current ? "=current" : "")
        + (fullAccess.contains(keyboard) ? "=access" : "")
    }
  }

  /// Reads such texts; fails for an invalid identifier, an unknown word, a keyboard that occurs
  /// twice, and for two current ones.
  init?(texts: [String]) {
    self.init()
    var current: [BundleIdentifier] = []
    var all: [(keyboard: BundleIdentifier, hasAccess: Bool)] = []
    for text in texts {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard let keyboard = BundleIdentifier(parts[0]),
        parts.dropFirst().allSatisfy({ $0 == "current" || $0 == "access" })
      else { return nil }
      all.append((keyboard, parts.contains("access")))
      if parts.contains("current") { current.append(keyboard) }
    }
    guard current.count <= 1, replace(with: all.map(\.keyboard)) else { return nil }
    for (keyboard, hasAccess) in all { setFullAccess(hasAccess, of: keyboard) }
    select(current.first)
  }
}
