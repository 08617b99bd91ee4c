import TactusPhoneLink
import TactusPhoneTypes

// The accessibility shortcut: VoiceOver.ON2.
extension Phone {
  /// Counts quick presses of the button; `nil` if the press has its usual effect at once.
  mutating func countShortcut(_ button: PhoneButton, isDown: Bool) -> [PhoneEffect]? {
    let isOfShortcut = button == (kernel.model.hasHomeButton ? .home : .side)
    guard isOfShortcut, kernel.settings.accessibility.contains(.voiceOverShortcut) else {
      return shortcut.held.isEmpty ? nil : releaseShortcut() + act(on: button, isDown: isDown)
    }
    if !isDown, shortcut.ignoresRelease {
      shortcut.ignoresRelease = false
      return []
    }
    guard isDown || !shortcut.held.isEmpty else { return nil }
    guard isDown, shortcut.held.count(where: \.isDown) == 2 else {
      shortcut.held.append(.init(button: button, isDown: isDown))
      shortcut.deadline = kernel.now.advanced(by: Self.pressInterval)
      return []
    }
    shortcut = ShortcutPresses(ignoresRelease: true)
    var new = kernel.settings
    new.accessibility.formSymmetricDifference([.voiceOver])
    return apply(new)
  }

  /// Gives presses that were no shortcut their usual effect.
  mutating func endShortcut() -> [PhoneEffect] {
    guard let deadline = shortcut.deadline, deadline <= kernel.now else { return [] }
    return releaseShortcut()
  }

  // MARK: Internals

  /// The longest time between presses and releases that belong together.
  ///
  /// - Source: ours, that of the app switcher's double press. Confidence: guess.
  private static let pressInterval = Duration.milliseconds(350)

  private mutating func releaseShortcut() -> [PhoneEffect] {
    let held = shortcut.held
    shortcut = ShortcutPresses()
    return held.flatMap { act(on: $0.button, isDown: $0.isDown) }
  }
}
