import Foundation
internal import TactusThreads
internal import TactusUIKitViews
internal import TactusVirtualTime

/// The keyboard of an app, which follows the keys from its first use on.
///
/// Sendable because a lock guards the only state.
final class ConnectedKeyboard: @unchecked Sendable {
  /// The keyboard of the app.
  static var started: ConnectedKeyboard {
    let connected = ofContext.value
    connected.start()
    return connected
  }

  let keyboard = GCKeyboard()

  private static let ofContext = ContextLocal(ConnectedKeyboard())
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
