import DisplayList
import PhoneLink

/// Runs an app: brings it what happens to the phone, and lets its time pass.
///
/// It has no clock of its own and waits for nothing; whoever drives it hands in the time. The steps
/// L6… are in `Documentation/Behaviour/AppLife.md`.
@MainActor
package final class AppDriver {
  /// The app's life; nil before it is launched.
  package private(set) var life: AppLife?
  /// The time that was handed in last, in seconds since the phone was started.
  package private(set) var now: TimeInterval = 0

  /// Makes what runs an app.
  ///
  /// - Parameters:
  ///   - makeApplication: Makes the app, of which there is one in a process.
  ///   - makeDelegate: Makes whoever is told what happens to the app.
  package init(
    application makeApplication: @escaping () -> UIApplication = { UIApplication() },
    delegate makeDelegate: @escaping () -> any UIApplicationDelegate
  ) {
    (self.makeApplication, self.makeDelegate) = (makeApplication, makeDelegate)
    AppTimers.shared.clock = { CACurrentMediaTime() }
    AppTimers.shared.isDriven = true
    PhoneTime.uptime.withLock { $0 = { CACurrentMediaTime() } }
  }

  // MARK: What happens

  /// Launches the app, unless it is.
  ///
  /// - Parameters:
  ///   - isInFront: Whether it will be seen at once.
  ///   - request: What it is launched for, beside that.
  package func launch(isInFront: Bool, for request: OpenRequest? = nil) {
    guard life == nil else { return }
    life = AppLife(makeApplication(), makeDelegate(), isInFront: isInFront, for: request)
  }

  /// Brings touches, each event after all that was due before it (L6).
  package func take(_ reports: [FingerReport]) {
    intake.take(
      reports, windows: { UIScreen.main.windows }, prepare: advance(to:), send: send)
  }

  /// Takes all touches away, as happens before the app leaves the front.
  package func cancelTouches() { intake.cancelAll(at: now, send: send) }

  /// Brings a key of the keyboard: to whoever has a command for it, or to the first responder (K6).
  package func take(_ stroke: KeyStroke) {
    advance(to: stroke.time.seconds)
    keys.take(stroke, send: send)
  }

  /// Says how far a shake is; to the first responder (R3).
  package func shake(_ phase: ShakeProgress, at time: TimeInterval) {
    advance(to: time)
    let event = UIEvent(.motion, .motionShake, at: time)
    guard let responder = UIScreen.main.keyWindow?.innermostResponder else { return }
    switch phase {
    case .began: responder.motionBegan(.motionShake, with: event)
    case .ended: responder.motionEnded(.motionShake, with: event)
    case .cancelled: responder.motionCancelled(.motionShake, with: event)
    }
  }

  /// How far a shake is.
  package enum ShakeProgress: Sendable {
    /// It has begun.
    case began
    /// It was one.
    case ended
    /// It was none.
    case cancelled
  }

  /// Asks whoever listens to a headset to start or to stop (R3).
  package func remoteControl(_ kind: UIEvent.EventSubtype, at time: TimeInterval) {
    advance(to: time)
    let event = UIEvent(.remoteControl, kind, at: time)
    UIScreen.main.keyWindow?.innermostResponder.remoteControlReceived(with: event)
  }

  // MARK: Time

  /// Lets time pass: each thing is done at the moment it was due (L6).
  package func advance(to time: TimeInterval) {
    var steps = 0
    while let next = nextAppointment, next <= time, steps < Self.stepLimit {
      now = max(now, next)
      session.clock.set(now)
      for window in UIScreen.main.windows { window.delivery.advance(to: now) }
      AppTimers.shared.fire(at: now)
      steps += 1
    }
    now = max(now, time)
    session.clock.set(now)
  }

  /// Ends a turn: animations that are over are told, and what changed is laid out.
  ///
  /// - Returns: When there is something to do next, if nothing happens before.
  package func finishTurn() -> TimeInterval? {
    EventEnd.run()
    session.advance()
    session.flush()
    // TU10: the next change is one between turns, also where nobody looks at the picture.
    isPictureOld = isPictureOld || session.hasChanged
    session.hasChanged = false
    let next = [nextAppointment, session.nextChange].compactMap(\.self).min()
    return next.map { max($0, now) }
  }

  /// What is seen now; nil if that is what it was when it was asked for last.
  ///
  /// Call it after a turn has ended.
  package func picture() -> Drawing? {
    // What has moved until now is seen at its end once more.
    let isMoving = session.nextChange != nil
    guard isPictureOld || session.hasChanged || isMoving || wasMoving else { return nil }
    (isPictureOld, session.hasChanged, wasMoving) = (false, false, isMoving)
    let bounds = UIScreen.main.fixedCoordinateSpace.bounds
    let drawing = session.drawing(width: Double(bounds.width), height: Double(bounds.height))
    guard drawing != shown else { return nil }
    shown = drawing
    return drawing
  }

  // MARK: The end

  /// Ends the app, so that another can be launched in this process, as tests do (L8).
  package func end() {
    cancelTouches()
    life?.go(to: .ending)
    life = nil
    for window in UIScreen.main.windows { window.isHidden = true }
    AppTimers.shared.removeAll()
    AppTimers.shared.isDriven = false
    TurnWork.shared.removeAll()
    TurnWork.shared.isKept = false
    PhoneTime.uptime.withLock { $0 = nil }
    QuickActions.dynamic = []
    UIDevice.current.forget()
    AccessibilityFocus.move(to: nil)
    UIApplication.running = nil
  }

  // MARK: Internals

  /// How many appointments are kept at once: what makes new ones for the past would never end.
  private static let stepLimit = 10_000

  private let makeApplication: () -> UIApplication
  private let makeDelegate: () -> any UIApplicationDelegate
  private let intake = TouchIntake()
  private let keys = KeyIntake()
  /// What was seen last.
  private var shown: Drawing?
  /// Whether something has changed since then.
  private var isPictureOld = true
  private var wasMoving = false
  private var session: LayerSession { .current }

  private var nextAppointment: TimeInterval? {
    let gestures = UIScreen.main.windows.compactMap(\.delivery.nextDeadline)
    return (gestures + [AppTimers.shared.next].compactMap(\.self)).min()
  }

  private func send(_ event: UIEvent) {
    life?.application.sendEvent(event)
    EventEnd.run()
  }
}
