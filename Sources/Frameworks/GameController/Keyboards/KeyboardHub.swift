import Foundation
internal import TactusThreads
internal import TactusUIKitViews
internal import TactusVirtualTime

/// The keyboard of an app, which follows the keys from the first use on.
///
/// `@unchecked Sendable` because a lock guards the only state.
final class KeyboardHub: @unchecked Sendable {
  /// The hub of the app.
  static var started: KeyboardHub {
    let hub = ofContext.value
    hub.start()
    return hub
  }

  let keyboard = GCKeyboard()

  private static let ofContext = ContextLocal(KeyboardHub())
  private let lock = NSLock()
  private var isStarted = false

  private init() {}

  private func start() {
    let isFirst = lock.withLock {
      defer { isStarted = true }
      return !isStarted
    }
    guard isFirst else { return }
    PhoneTime.runLater { [self] in
      KeyObserver.handler = { [weak self] usage, isPressed in
        self?.keyboard.keys.take(GCKeyCode(rawValue: usage), isPressed: isPressed)
      }
      NotificationCenter.default.post(
        name: NSNotification.Name("GCKeyboardDidConnectNotification"), object: keyboard)
    }
  }
}
