import Phone
import PhoneHardware
import PhoneLink
import Synchronization

/// A phone whose time somebody winds, and whose apps keep in step with it.
///
/// Time goes from one thing that is due to the next, and at each of them stands still until every app
/// has answered its turn. So two runs are alike to the byte, whether apps are in this process or in
/// others, and however busy the machine is. `Documentation/Behaviour/Turns.md` has the steps (TU1–TU9).
///
/// - Thread: one at a time.
public final class LockstepPhone {
  /// The phone.
  public let phone: PhoneInProcess

  /// Lets apps of this process take what the phone has told them, and answer; called until they have.
  public var letAppsRun: () -> Void = {}

  /// Boots a phone at time 0.
  ///
  /// - Parameters:
  ///   - model: The device.
  ///   - actuators: What shakes; each should be wound by hand, too, such as one that records.
  ///   - logPath: A file that gets a line for each feedback; `nil` for none.
  ///   - patience: How long, in real time, an app may take for a turn.
  ///   - realTime: Tells real time, for nothing but that.
  ///   - report: Is told what goes wrong around the phone; it must not call the phone.
  ///   - tell: Is told what happens on the phone; it must not call the phone.
  public init(
    _ model: PhoneModel = .current, actuators: [any Actuator] = [], logPath: String? = nil,
    patience: Duration = .seconds(5),
    realTime: @escaping @Sendable () -> PhoneInstant = { BootClock.now },
    report: @escaping @Sendable (PhoneTrouble) -> Void = { _ in },
    tell: @escaping @Sendable (PhoneNews) -> Void = { _ in }
  ) {
    self.patience = patience
    self.realTime = realTime
    let clock = HandClock()
    readClock = { clock.now }
    windClock = clock.wind
    phone = PhoneInProcess(
      Phone(model), actuators: actuators, logPath: logPath, now: { clock.now }, report: report,
      tell: tell)
  }

  /// Takes over a phone that nobody else drives meanwhile, and its clock.
  ///
  /// - Parameters:
  ///   - phone: The phone, whose time is the clock's.
  ///   - readClock: Tells the phone's time, which stands still but for `windClock`.
  ///   - windClock: Winds it to a later instant.
  ///   - patience: How long, in real time, an app may take for a turn.
  package init(
    _ phone: PhoneInProcess, readClock: @escaping () -> PhoneInstant,
    windClock: @escaping (PhoneInstant) -> Void, patience: Duration = .seconds(5)
  ) {
    self.phone = phone
    self.readClock = readClock
    self.windClock = windClock
    self.patience = patience
    realTime = { BootClock.now }
  }

  // MARK: Doing

  /// Lets something happen now, and everybody act on it.
  public func take(_ input: PhoneInput) {
    phone.take(input)
    settle()
  }

  /// Lets so much time pass.
  public func wait(_ duration: Duration) { wind(to: now.advanced(by: max(.zero, duration))) }

  /// Lets time pass until an instant; one that has passed is now.
  public func wind(to end: PhoneInstant) {
    settle()
    while let next = phone.state.nextDeadline, next <= end {
      // Whatever the phone says, time goes on.
      windClock(max(next, PhoneInstant(nanoseconds: now.nanoseconds + 1)))
      settle()
    }
    windClock(end)
    settle()
  }

  /// Lets time pass until nothing more is going to happen by itself, or a limit is reached.
  ///
  /// - Returns: Whether nothing more is going to happen; an app that never rests reaches the limit.
  @discardableResult
  public func waitUntilIdle(atMost limit: Duration = .seconds(30)) -> Bool {
    settle()
    let end = now.advanced(by: limit)
    while let next = phone.state.nextDeadline, next != .never {
      guard next <= end else {
        wind(to: end)
        return false
      }
      windClock(max(next, PhoneInstant(nanoseconds: now.nanoseconds + 1)))
      settle()
    }
    return true
  }

  /// Waits, in real time, until another app than those that are there has joined.
  ///
  /// - Parameters:
  ///   - limit: How long it waits.
  ///   - isAlive: Says whether the app may still come.
  /// - Returns: The app; `nil` where none came.
  public func waitForApp(
    atMost limit: Duration, while isAlive: () -> Bool = { true }
  ) -> AppID? {
    let known = Set(phone.state.joined)
    let end = realTime().advanced(by: limit)
    repeat {
      settle()
      if let app = phone.state.joined.first(where: { !known.contains($0) }) { return app }
      phone.waitForInput(atMost: Self.pause)
    } while realTime() < end && isAlive()
    settle()
    return phone.state.joined.first { !known.contains($0) }
  }

  /// Waits, in real time, until an app is gone.
  ///
  /// - Returns: Whether it is.
  public func waitForEnd(of app: AppID, atMost limit: Duration) -> Bool {
    let end = realTime().advanced(by: limit)
    while phone.state.joined.contains(app) {
      guard realTime() < end else { return false }
      settle()
      phone.waitForInput(atMost: Self.pause)
    }
    return true
  }

  /// The screen of the app in front as it is now; `nil` where there is none, or it has drawn nothing.
  ///
  /// A phone that nobody watches is looked at for this moment.
  public func look() -> ScreenFrame? {
    let isWatched = phone.state.isWatched
    take(.watch(true))
    defer { take(.watch(isWatched)) }
    let state = phone.state
    return state.foreground.flatMap(state.frame)
  }

  /// What the app in front shows; nothing where there is none.
  public func inspect() -> [ScreenElement] {
    lastQuestion += 1
    let id = InspectionID(lastQuestion)
    take(.inspect(id))
    return phone.takeAnswer(to: id) ?? []
  }

  /// Has one of the things that the app in front shows do something.
  ///
  /// - Parameters:
  ///   - action: What it is to do.
  ///   - place: Its place in the list that `inspect` gave last.
  /// - Returns: Whether it did.
  public func perform(_ action: AccessibilityAction, at place: Int) -> Bool {
    lastQuestion += 1
    let id = InspectionID(lastQuestion)
    take(.perform(id, place: place, action))
    return phone.takeOutcome(of: id) ?? false
  }

  /// Lets everybody act on all that has come, until every app has answered its turn.
  public func settle() {
    _ = phone.advanceInOrder()
    var awaited = phone.state.awaited
    var end = realTime().advanced(by: patience)
    while !awaited.isEmpty {
      letAppsRun()
      if !phone.advanceInOrder() {
        guard realTime() < end else {
          // TU6.
          for app in awaited { phone.take(.gaveUp(app)) }
          continue
        }
        phone.waitForInput(atMost: Self.pause)
      }
      let before = awaited
      awaited = phone.state.awaited
      if awaited != before { end = realTime().advanced(by: patience) }
    }
  }

  // MARK: Observing

  /// The phone's time.
  public var now: PhoneInstant { readClock() }

  // MARK: Internals

  /// How long it sleeps at most before it looks whether it still makes sense to wait.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pause = Duration.milliseconds(20)

  private let readClock: () -> PhoneInstant
  private let windClock: (PhoneInstant) -> Void
  private let patience: Duration
  private let realTime: @Sendable () -> PhoneInstant
  private var lastQuestion: UInt32 = 0

  /// A clock that goes only when it is wound.
  private final class HandClock: Sendable {
    private let instant = Mutex(PhoneInstant.boot)

    var now: PhoneInstant { instant.withLock { $0 } }

    @Sendable func wind(to later: PhoneInstant) { instant.withLock { $0 = max($0, later) } }
  }
}
