import TactusDisplayList
import TactusPhoneLink
import TactusThreads

/// The driver of an app, which passes it the events of the phone and advances its time.
///
/// The driver has no clock and never waits; its owner passes the time. The steps AppLife.L6… are in
/// `Documentation/Behaviour/AppLife.md`.
@MainActor
package final class AppDriver {
  /// The life cycle of the app; nil before the launch.
  package private(set) var life: AppLifecycle?
  /// The current time, in seconds since the phone was started.
  package private(set) var now: TimeInterval = 0

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - makeApplication: Creates the app, of which there is one in a process.
  ///   - makeDelegate: Creates the app delegate.
  package init(
    application makeApplication: @escaping () -> UIApplication = { UIApplication() },
    delegate makeDelegate: @escaping () -> any UIApplicationDelegate
  ) {
    (self.makeApplication, self.makeDelegate) = (makeApplication, makeDelegate)
    TestHost.endIfRunning()
    AppTimers.shared.clock = { CACurrentMediaTime() }
    AppTimers.shared.hasApp = true
    AppContext.current.hasApp = true
    PhoneTime.uptime = { CACurrentMediaTime() }
  }

  // MARK: Events

  /// Launches the app, unless it was launched.
  ///
  /// - Parameters:
  ///   - isInFront: Whether the app enters the foreground.
  ///   - request: An address or a quick action that the app is launched for.
  package func launch(isInFront: Bool, for request: OpenItem? = nil) {
    guard life == nil else { return }
    life = AppLifecycle(makeApplication(), makeDelegate(), isInFront: isInFront, for: request)
  }

  /// Handles touches, each event after all that was due before it (AppLife.L6).
  package func handle(_ samples: [TouchSample]) {
    touchTracker.process(
      samples, windows: { UIScreen.main.windows }, prepare: advance(to:), send: send)
  }

  /// Cancels all touches, as before the app leaves the foreground.
  package func cancelTouches() { touchTracker.cancelAll(at: now, send: send) }

  /// Handles a key: dispatches it as a key command, or as a press to the first responder (Keys.K6).
  package func handle(_ stroke: KeyStroke) {
    advance(to: stroke.time.seconds)
    KeyObserver.handler?(stroke.key.usage, stroke.phase == .began)
    keyDispatcher.dispatch(stroke, send: send)
  }

  /// Enters text as a whole into the first responder (Keys.K9).
  package func enter(_ text: String, at time: TimeInterval) {
    advance(to: time)
    guard let responder = UIScreen.main.keyWindow?.innermostResponder else { return }
    TypingController.shared.enter(text, into: responder)
  }

  /// Applies a change that the screen keyboard requests (Keyboards.SK7).
  package func edit(_ change: KeyboardEdit, at time: TimeInterval) {
    advance(to: time)
    InputViewPresenter.shared.receive(change)
    EventEndActions.run()
  }

  /// Puts a text on the general pasteboard, which the user has copied elsewhere (Pasteboard.CO7).
  package func copy(_ text: String, at time: TimeInterval) {
    advance(to: time)
    UIPasteboard.general.receive(text)
  }

  /// Sends a phase of a shake to the first responder (Touches.R3).
  package func shake(_ phase: ShakePhase, at time: TimeInterval) {
    advance(to: time)
    let event = UIEvent(.motion, .motionShake, at: time)
    guard let responder = UIScreen.main.keyWindow?.innermostResponder else { return }
    switch phase {
    case .began: responder.motionBegan(.motionShake, with: event)
    case .ended: responder.motionEnded(.motionShake, with: event)
    case .cancelled: responder.motionCancelled(.motionShake, with: event)
    }
  }

  /// Sends a remote-control event to the first responder (Touches.R3).
  package func remoteControl(_ kind: UIEvent.EventSubtype, at time: TimeInterval) {
    advance(to: time)
    let event = UIEvent(.remoteControl, kind, at: time)
    UIScreen.main.keyWindow?.innermostResponder.remoteControlReceived(with: event)
  }

  // MARK: Time

  /// Advances the time; everything happens at the moment when it is due (AppLife.L6).
  package func advance(to time: TimeInterval) {
    var steps = 0
    while let next = nextDueTime, next <= time, steps < Self.stepLimit {
      now = max(now, next)
      session.clock.set(now)
      for window in UIScreen.main.windows { window.delivery.advance(to: now) }
      AppTimers.shared.fire(at: now)
      steps += 1
    }
    now = max(now, time)
    session.clock.set(now)
  }

  /// Skips the time in which the app was suspended: what came due meanwhile happens once, now
  /// (Background.S1).
  package func skip(to time: TimeInterval) {
    now = max(now, time)
    session.clock.set(now)
  }

  /// Ends a turn: completes animations and lays out what has changed.
  ///
  /// - Returns: The time at which the app needs the next turn, if no event comes before.
  package func finishTurn() -> TimeInterval? {
    // An app that stays inactive appears at the end of the turn of its launch (AppLife.L17).
    life?.finishAppearances()
    InputViewPresenter.shared.turnWillEnd()
    EventEndActions.run()
    UpdateCycle.shared.begin(at: now)
    session.advance()
    UpdateCycle.shared.beforeCommit()
    session.flush()
    UpdateCycle.shared.end()
    // The next change requests a turn, also while no client shows the screen (Turns.TU10).
    needsDrawing = needsDrawing || session.hasChanged
    session.hasChanged = false
    let next = [nextDueTime, session.nextChange].compactMap(\.self).min()
    return next.map { max($0, now) }
  }

  /// Returns the current drawing of the screen; nil if it has not changed since the last call.
  ///
  /// Called after a turn has ended.
  package func drawing() -> Drawing? {
    // After a movement the final state is drawn once more.
    let isMoving = session.nextChange != nil
    guard needsDrawing || session.hasChanged || isMoving || wasMoving else { return nil }
    (needsDrawing, session.hasChanged, wasMoving) = (false, false, isMoving)
    let bounds = UIScreen.main.fixedCoordinateSpace.bounds
    let drawing = session.drawing(width: Double(bounds.width), height: Double(bounds.height))
    guard drawing != lastDrawing else { return nil }
    lastDrawing = drawing
    return drawing
  }

  // MARK: Termination

  /// Terminates the app, so that another can be launched in this process, as tests do (AppLife.L8).
  package func end() {
    cancelTouches()
    life?.transition(to: .ending)
    life = nil
    for window in UIScreen.main.windows { window.isHidden = true }
    Self.removeApp()
  }

  /// Removes the state of an app from its process, even if the app was not terminated.
  package static func removeApp() {
    AppTimers.shared.removeAll()
    (AppTimers.shared.hasApp, AppTimers.shared.isTurnActive) = (false, false)
    AppContext.current.hasApp = false
    TurnQueue.shared.removeAll()
    TurnQueue.shared.isEnabled = false
    PhoneTime.uptime = nil
    PhoneSystem.version = nil
    QuickActions.reset()
    URLOpener.reset()
    AddressReceivers.reset()
    SceneRestoration.reset()
    PhoneRequests.handler = nil
    UIDevice.current.stopMonitoring()
    AccessibilityFocus.move(to: nil)
    InputViewPresenter.shared.reset()
    UIApplication.running = nil
  }

  // MARK: Internals

  /// The maximum number of due events at one advance, which stops events that schedule new ones in
  /// the past.
  private static let stepLimit = 10_000

  private let makeApplication: () -> UIApplication
  private let makeDelegate: () -> any UIApplicationDelegate
  private let touchTracker = TouchTracker()
  private let keyDispatcher = KeyDispatcher()
  /// The drawing that was returned last.
  private var lastDrawing: Drawing?
  /// Whether something has changed since then.
  private var needsDrawing = true
  private var wasMoving = false
  private var session: LayerSession { .current }

  private var nextDueTime: TimeInterval? {
    let gestures = UIScreen.main.windows.compactMap(\.delivery.nextDeadline)
    return (gestures + [AppTimers.shared.next].compactMap(\.self)).min()
  }

  private func send(_ event: UIEvent) {
    life?.application.sendEvent(event)
    EventEndActions.run()
  }
}
