import Synchronization
import TactusHealthModel
import TactusPhone
import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintJobs
import TactusUserRecords

/// A phone whose clock is advanced by its owner, with apps that run in lockstep with it.
///
/// Time advances from one due event to the next, and stops at each of them until every app has
/// answered its turn. Two runs are therefore equal to the byte, whether apps are in this process or
/// in others, and however busy the machine is. `Documentation/Behaviour/Turns.md` has the steps
/// (Turns.TU1–TU9).
///
/// - Thread: one at a time.
public final class LockstepPhone {
  /// The host of the phone.
  public let host: PhoneHost

  /// Runs the apps of this process; called until every app has answered its turn.
  public var runApps: () -> Void = {}

  /// Returns the next deadline of the owner's own code; called before each step of time.
  package var ownDeadline: () -> PhoneInstant? = { nil }

  /// Runs what is due in the owner's own code; called after each step of time.
  package var runOwnCode: () -> Void = {}

  /// Runs the system's own interface in this process, such as the Home screen, before the apps.
  package var runSystem: () -> Void = {}

  /// Starts and runs the program of the overlay, which shows the phone's questions.
  package var runOverlay: () -> Void = {}

  /// Starts and runs the program of the screen keyboard.
  package var runKeyboard: () -> Void = {}

  /// Starts the program of a keyboard of an app, and returns when it has joined.
  package var runCustomKeyboard: (BundleIdentifier) -> Void = { _ in }

  /// Starts the program of an app that the phone launches, and returns when it has joined.
  package var launchApp: (BundleIdentifier) -> Void = { _ in }

  /// Runs what tasks of the owner and of apps in this process do at the current time; returns
  /// whether there was anything.
  package var runTasks: () -> Bool = { false }

  /// Boots a phone at time 0.
  ///
  /// - Parameters:
  ///   - model: The device.
  ///   - actuators: The actuators; each should use a manual clock too, such as a recording one.
  ///   - logPath: A file that gets one line for each feedback; `nil` for none.
  ///   - patience: The real time that an app may take for a turn.
  ///   - health: The health data.
  ///   - records: The user's records.
  ///   - printing: The print queue; by default one with the printers of the process.
  ///   - realTime: Returns real time; used for `patience` and time limits only.
  ///   - onError: Called with errors around the phone; it must not call the phone.
  ///   - onEvent: Called with events of the phone; it must not call the phone.
  public init(
    _ model: PhoneModel = .current, actuators: [any Actuator] = [], logPath: String? = nil,
    patience: Duration = .seconds(5), health: HealthLibrary = HealthLibrary(),
    records: RecordLibrary = RecordLibrary(), printing: PrintSpooler = PrintSpooler(.ofProcess),
    realTime: @escaping @Sendable () -> PhoneInstant = { BootClock.now },
    onError: @escaping @Sendable (PhoneHostError) -> Void = { _ in },
    onEvent: @escaping @Sendable (PhoneEvent) -> Void = { _ in }
  ) {
    self.patience = patience
    self.realTime = realTime
    let clock = ManualClock()
    readClock = { clock.now }
    advanceClock = clock.advance
    host = PhoneHost(
      Phone(model, health: health, records: records), actuators: actuators, logPath: logPath,
      printing: printing, now: { clock.now }, onError: onError, onEvent: onEvent)
  }

  /// Takes exclusive control of a phone and of its clock.
  ///
  /// - Parameters:
  ///   - host: The phone, which uses this clock.
  ///   - readClock: Returns the phone's time, which changes by `advanceClock` only.
  ///   - advanceClock: Advances the phone's time to a later instant.
  ///   - patience: The real time that an app may take for a turn.
  package init(
    _ host: PhoneHost, readClock: @escaping () -> PhoneInstant,
    advanceClock: @escaping (PhoneInstant) -> Void, patience: Duration = .seconds(5)
  ) {
    self.host = host
    self.readClock = readClock
    self.advanceClock = advanceClock
    self.patience = patience
    realTime = { BootClock.now }
  }

  // MARK: Doing

  /// Sends an input to the phone at the current time, and waits until every app has reacted.
  public func send(_ input: PhoneInput) {
    host.send(input)
    settleTasks()
  }

  /// Advances time by a duration.
  public func advance(by duration: Duration) { advance(to: now.advanced(by: max(.zero, duration))) }

  /// Advances time to an instant; an instant that has passed means now.
  public func advance(to end: PhoneInstant) {
    settleTasks()
    while let next = nextDeadline, next <= end { step(to: next) }
    advanceClock(end)
    runOwnCode()
    settleTasks()
  }

  /// Advances time until nothing more is scheduled, or a limit is reached.
  ///
  /// - Returns: Whether nothing more is scheduled; an app that never becomes idle reaches the
  ///   limit.
  @discardableResult
  public func waitUntilIdle(atMost limit: Duration = .seconds(30)) -> Bool {
    settleTasks()
    let end = now.advanced(by: limit)
    while let next = nextDeadline, next != .never {
      guard next <= end else {
        advance(to: end)
        return false
      }
      step(to: next)
    }
    return true
  }

  /// Waits, in real time, until another app has connected.
  ///
  /// - Parameters:
  ///   - limit: The longest wait.
  ///   - isAlive: Returns whether the app may still connect.
  /// - Returns: The app; `nil` if none connected.
  public func waitForApp(
    atMost limit: Duration, while isAlive: () -> Bool = { true }
  ) -> AppID? {
    let known = Set(host.state.joined)
    let end = realTime().advanced(by: limit)
    repeat {
      settle()
      if let app = host.state.joined.first(where: { !known.contains($0) }) { return app }
      host.waitForInput(atMost: Self.pause)
    } while realTime() < end && isAlive()
    settle()
    return host.state.joined.first { !known.contains($0) }
  }

  /// Waits, in real time, until an app has disconnected.
  ///
  /// - Returns: Whether it has.
  public func waitForDisconnect(of app: AppID, atMost limit: Duration) -> Bool {
    let end = realTime().advanced(by: limit)
    while host.state.joined.contains(app) {
      guard realTime() < end else { return false }
      settle()
      host.waitForInput(atMost: Self.pause)
    }
    return true
  }

  /// Returns the current contents of the screen, with the system's bars (HomeScreen.F1).
  ///
  /// If nobody watches the phone's screen, this call watches it for the moment.
  public func captureComposition() -> ScreenComposition {
    let isWatched = host.state.isWatched
    send(.watch(true))
    defer { send(.watch(isWatched)) }
    return host.picture
  }

  /// Returns the current frame of the app in front; `nil` without an app, or before its first
  /// frame.
  ///
  /// If no client shows the phone's screen, this call requests its frames meanwhile.
  public func captureFrame() -> ScreenFrame? {
    let isWatched = host.state.isWatched
    send(.watch(true))
    defer { send(.watch(isWatched)) }
    let state = host.state
    return state.foreground.flatMap(state.frame)
  }

  /// Returns the accessibility elements of the app in front; empty without one.
  public func inspect() -> [ScreenElement] {
    lastQuestion += 1
    let id = InspectionID(lastQuestion)
    send(.inspect(id))
    return host.takeInspectionResult(of: id) ?? []
  }

  /// Performs an accessibility action on an element of the app in front.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - place: The element's index in the list that `inspect` returned last.
  /// - Returns: Whether the element performed the action.
  public func perform(_ action: AccessibilityAction, at place: Int) -> Bool {
    lastQuestion += 1
    let id = InspectionID(lastQuestion)
    send(.perform(id, place: place, action))
    return host.takeActionResult(of: id) ?? false
  }

  /// Processes all inputs until every app has answered its turn.
  public func settle() {
    _ = host.advanceInOrder()
    repeat { settleTurns() } while startPrograms()
  }

  /// Processes all inputs, and runs tasks until none goes on at the current time (AppLife.PT26).
  package func settleTasks() {
    settle()
    for _ in 0..<Self.taskRounds where runTasks() { settle() }
  }

  // MARK: Observing

  /// The phone's time.
  public var now: PhoneInstant { readClock() }

  // MARK: Internals

  /// Starts the programs that the phone waits for; returns whether there is more to process.
  private func startPrograms() -> Bool {
    guard !isStartingProgram else { return false }
    isStartingProgram = true
    defer { isStartingProgram = false }
    if host.read({ $0.needsOverlay }) {
      runOverlay()
    } else if host.read({ $0.needsKeyboard }) {
      runKeyboard()
    } else if let keyboard = host.read({ $0.launchingCustomKeyboard }) {
      runCustomKeyboard(keyboard)
    } else if let bundle = host.read({ $0.launchingApp }) {
      launchApp(bundle)
    } else {
      return false
    }
    return host.advanceInOrder()
  }

  private func settleTurns() {
    var awaited = host.awaitedApps
    var end = realTime().advanced(by: patience)
    while !awaited.isEmpty {
      runOverlay()
      runKeyboard()
      runSystem()
      runApps()
      if !host.advanceInOrder() {
        guard realTime() < end else {
          // Turns.TU6.
          for app in awaited { host.send(.appTimedOut(app)) }
          continue
        }
        host.waitForInput(atMost: Self.pause)
      }
      let before = awaited
      awaited = host.awaitedApps
      if awaited != before { end = realTime().advanced(by: patience) }
    }
  }

  /// The number of times that tasks and turns may cause each other at one time.
  ///
  /// - Source: ours. Confidence: guess.
  private static let taskRounds = 8

  /// The longest sleep before the condition of a wait is checked again.
  ///
  /// - Source: ours. Confidence: guess.
  private static let pause = Duration.milliseconds(20)

  /// Whether anything is scheduled.
  package var hasDeadline: Bool { nextDeadline.map { $0 != .never } ?? false }

  /// The next deadline of the phone or of the owner's own code.
  private var nextDeadline: PhoneInstant? {
    let (phone, own) = (host.read { $0.nextDeadline }, ownDeadline())
    return if let phone, let own { min(phone, own) } else { phone ?? own }
  }

  /// Advances time to a deadline; it advances even if the same deadline is reported again.
  private func step(to next: PhoneInstant) {
    advanceClock(max(next, PhoneInstant(nanoseconds: now.nanoseconds + 1)))
    runOwnCode()
    settleTasks()
  }

  private let readClock: () -> PhoneInstant
  private let advanceClock: (PhoneInstant) -> Void
  private let patience: Duration
  private let realTime: @Sendable () -> PhoneInstant
  private var lastQuestion: UInt32 = 0
  /// Whether a program is being started, which waits for the phone itself.
  private var isStartingProgram = false

  /// A clock that is advanced by its owner only.
  private final class ManualClock: Sendable {
    private let instant = Mutex(PhoneInstant.boot)

    var now: PhoneInstant { instant.withLock { $0 } }

    @Sendable func advance(to later: PhoneInstant) { instant.withLock { $0 = max($0, later) } }
  }
}
