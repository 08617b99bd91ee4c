import TactusPhoneLink

/// A dispatcher of keys to the app: as key commands, otherwise as presses.
///
/// The steps Keys.K2, Keys.K6 and Keys.K7.
@MainActor
final class KeyDispatcher {
  /// Handles a key.
  ///
  /// - Parameters:
  ///   - stroke: The key and its phase.
  ///   - send: Dispatches an event to the app.
  func dispatch(_ stroke: KeyStroke, send: (UIEvent) -> Void) {
    if stroke.phase == .began {
      if performCommand(stroke) { return }
      held[stroke.key] = UIPress(stroke)
    }
    // The release of a key that was a command is not delivered (Keys.K7).
    guard let press = held[stroke.key] else { return }
    for other in held.values where other !== press { other.phase = .stationary }
    press.follow(stroke)
    if stroke.phase != .began { held[stroke.key] = nil }
    send(UIPressesEvent(Set(held.values).union([press]), at: stroke.time.seconds))
  }

  // MARK: Internals

  private var held: [KeyboardKey: UIPress] = [:]

  /// Performs the key command of a key (Keys.K6).
  ///
  /// - Returns: Whether there is one.
  private func performCommand(_ stroke: KeyStroke) -> Bool {
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
