import PhoneLink

/// Brings keys to the app: as commands where somebody has one for them, else as presses.
///
/// The steps K2, K6 and K7 are in `Documentation/Behaviour/Keys.md`.
@MainActor
final class KeyIntake {
  /// Takes what became of a key.
  ///
  /// - Parameters:
  ///   - stroke: What became of it.
  ///   - send: Brings an event to the app.
  func take(_ stroke: KeyStroke, send: (UIEvent) -> Void) {
    if stroke.phase == .began {
      if perform(stroke) { return }
      held[stroke.key] = UIPress(stroke)
    }
    // K7. Of a key that was a command, nobody is told that it comes up.
    guard let press = held[stroke.key] else { return }
    for other in held.values where other !== press { other.phase = .stationary }
    press.follow(stroke)
    if stroke.phase != .began { held[stroke.key] = nil }
    send(UIPressesEvent(Set(held.values).union([press]), at: stroke.time.seconds))
  }

  // MARK: Internals

  private var held: [KeyboardKey: UIPress] = [:]

  /// Does what the key is a command for (K6).
  ///
  /// - Returns: Whether it is one.
  private func perform(_ stroke: KeyStroke) -> Bool {
    guard let start = UIScreen.main.keyWindow?.innermostResponder else { return false }
    for responder in sequence(first: start, next: \.next) {
      for command in responder.keyCommands ?? [] {
        guard let action = command.action(for: stroke),
          let target = start.target(forAction: action, withSender: command)
        else { continue }
        UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
        return true
      }
    }
    return false
  }
}
