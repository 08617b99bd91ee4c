import TactusPhoneLink

/// The state of the frameworks that belongs to one app.
///
/// A process has one app, whose state is in place from the beginning. In a test's process the
/// system's own programs run besides it, each in a context of its own (HomeScreen.C8).
@MainActor
package final class AppContext {
  /// Creates the context of an app that has not been launched.
  package init() {}

  /// Runs a closure with the state of this context in place.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    exchange()
    defer { exchange() }
    return try LayerSession.with(session, body)
  }

  // MARK: Internals

  private let session = LayerSession(clock: MediaClock(at: 0))
  private var timers = AppTimers()
  private var turnQueue = TurnQueue()
  private var pending = EventEndActions.Pending()
  private var screen = UIScreen()
  private var device = UIDevice()
  private var typing = TypingController()
  private var application: UIApplication?
  private var ignoringCount = 0
  private var requestHandler: ((AppRequest) -> Void)?
  private var appearances: [ObjectIdentifier: [AppearanceRegistry.Entry]] = [:]
  private var areAnimationsEnabled = true
  private var notifications = NotificationCenter()
  private weak var focus: AccessibleObject?

  /// Exchanges the state of this context for the one that is in place.
  private func exchange() {
    swap(&timers, &AppTimers.shared)
    swap(&turnQueue, &TurnQueue.shared)
    swap(&pending, &EventEndActions.pending)
    swap(&screen, &UIScreen.onlyScreen)
    swap(&device, &UIDevice.onlyDevice)
    swap(&typing, &TypingController.shared)
    swap(&application, &UIApplication.running)
    swap(&ignoringCount, &UIApplication.ignoringCount)
    swap(&requestHandler, &PhoneRequests.handler)
    swap(&appearances, &AppearanceRegistry.entries)
    swap(&areAnimationsEnabled, &ViewAnimation.areEnabled)
    swap(&notifications, &NotificationCenter.ofApp)
    let other = AccessibilityFocus.current
    AccessibilityFocus.current = focus
    focus = other
    CurrentTraits.ofScreen.withLock { $0 = UIScreen.main.traitCollection }
  }
}
