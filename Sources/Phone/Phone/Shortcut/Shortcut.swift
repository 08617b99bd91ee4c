import TactusPhoneLink
import TactusPhoneTypes

/// The part of a phone that recognizes the accessibility shortcut: VoiceOver.ON2.
struct Shortcut: PhonePart {
  static let name = "shortcut"
  static let hasDeadlines = true

  private var presses = ShortcutPresses()

  mutating func handle(_ event: PartEvent, in kernel: PhoneKernel) -> [PartAction] {
    guard case .input(.tick) = event, let deadline = presses.deadline, deadline <= kernel.now else {
      return []
    }
    return release()
  }

  func nextDeadline(in kernel: PhoneKernel) -> PhoneInstant? { presses.deadline }

  /// Counts quick presses of the button; `nil` if the press has its usual effect at once.
  mutating func count(
    _ button: PhoneButton, isDown: Bool, _ kernel: PhoneKernel
  ) -> [PartAction]? {
    let isOfShortcut = button == (kernel.model.hasHomeButton ? .home : .side)
    guard isOfShortcut, kernel.settings.accessibility.contains(.voiceOverShortcut) else {
      return presses.held.isEmpty ? nil : release() + [.act(button, isDown: isDown)]
    }
    if !isDown, presses.ignoresRelease {
      presses.ignoresRelease = false
      return []
    }
    guard isDown || !presses.held.isEmpty else { return nil }
    guard isDown, presses.held.count(where: \.isDown) == 2 else {
      presses.held.append(.init(button: button, isDown: isDown))
      presses.deadline = kernel.now.advanced(by: Self.pressInterval)
      return []
    }
    presses = ShortcutPresses(ignoresRelease: true)
    var settings = kernel.settings
    settings.accessibility.formSymmetricDifference([.voiceOver])
    return [.apply(settings)]
  }

  // MARK: Internals

  /// The longest time between presses and releases that belong together.
  ///
  /// - Source: ours, that of the app switcher's double press. Confidence: guess.
  private static let pressInterval = Duration.milliseconds(350)

  /// Gives presses that were no shortcut their usual effect.
  private mutating func release() -> [PartAction] {
    let held = presses.held
    presses = ShortcutPresses()
    return held.map { .act($0.button, isDown: $0.isDown) }
  }
}
