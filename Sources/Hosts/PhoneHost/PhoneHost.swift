import Synchronization
import TactusHapticPatterns
import TactusInstalledApps
import TactusPhone
import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintJobs
import TactusThreads

/// A phone that runs in this process, with its actuators and connections to apps.
///
/// Messages of apps get a timestamp and wait in an inbox; the phone processes them when `advance`
/// is called: by a thread of the phone after `run`, or by the owner of a manual clock.
public final class PhoneHost: Sendable {
  /// The largest number of log entries that are kept; the oldest are removed first.
  ///
  /// - Source: ours, some 20 MB. Confidence: guess.
  public static let maximumLogCount = 100_000

  /// Boots a phone.
  ///
  /// - Parameters:
  ///   - phone: The initial state of the phone.
  ///   - actuators: The open actuators, which the host uses exclusively.
  ///   - devices: Devices besides them, which may be opened later.
  ///   - logPath: A file that gets one line for each feedback; `nil` for none.
  ///   - apps: The installed apps with their store; without it, apps live as long as the phone.
  ///   - printing: The print queue; by default one with the printers of the process.
  ///   - now: Returns the time since boot, on any thread.
  ///   - onError: Called with errors around the phone, on any thread; it must not call the phone.
  ///   - onEvent: Called with events of the phone, on any thread; it must not call the phone.
  public init(
    _ phone: Phone = Phone(), actuators: [any Actuator] = [], devices: [ActuatorDevice] = [],
    logPath: String? = nil, apps: InstalledApps? = nil,
    printing: PrintSpooler = PrintSpooler(.ofProcess),
    now: @escaping @Sendable () -> PhoneInstant,
    onError: @escaping @Sendable (PhoneHostError) -> Void = { _ in },
    onEvent: @escaping @Sendable (PhoneEvent) -> Void = { _ in }
  ) {
    self.now = now
    printSpooler = printing
    core = Mutex(
      PhoneCore(
        phone, devices: actuators.map { ActuatorDevice($0) } + devices, logPath: logPath,
        apps: apps, printing: printing, now: now,
        onBusy: { [wakeSignal] in wakeSignal.signal() }, onError: onError, onEvent: onEvent))
    runClockedOutputs()
  }

  // MARK: Doing

  /// Connects an app of this process and brings it to the front.
  ///
  /// - Parameters:
  ///   - name: The app's name, for the log.
  ///   - identity: The app's identity, if the app is installed.
  ///   - receive: Called with messages of the phone, on its thread; it must neither block nor call
  ///     the phone.
  /// - Thread: any.
  public func connect(
    _ name: String, as identity: ClientIdentity? = nil,
    receive: @escaping @Sendable (PhoneMessage) -> Void = { _ in }
  ) -> InProcessConnection {
    let app = newApp(.inProcess(receive), identity)
    let connection = InProcessConnection(
      clock: now, settle: { [weak self] in self?.advance() },
      letUserAnswer: { [weak self] in self?.letUserAnswer(app) },
      deliver: { [weak self] event in
        switch event {
        case .message(let message): self?.enqueue(.message(message, from: app))
        case .closed: self?.enqueue(.disconnected(app))
        }
      })
    connection.send(.hello(version: LinkLimits.version, app: name))
    // The Home screen and the overlay come to the front by rules of their own, and so does an app
    // that the phone has launched (HomeScreen.L4).
    let isLaunched = identity != nil && core.withLock { $0.phone.launchingApp } == identity?.bundle
    if (identity?.role ?? .app) == .app, !isLaunched { enqueue(.foreground(app)) }
    return connection
  }

  /// Accepts connections of apps of other processes.
  ///
  /// - Parameters:
  ///   - place: The address of the socket.
  ///   - identity: The identity of the app that uses this socket, if the app is installed.
  ///   - comesToFront: Whether the app comes to the front when it connects. By default one without
  ///     an identity does; one with an identity was launched by the phone, which shows it when it
  ///     joins.
  /// - Returns: The listener; releasing it stops listening.
  /// - Throws: `LinkError`.
  public func listen(
    at place: SocketAddress, as identity: ClientIdentity? = nil, comesToFront: Bool? = nil
  ) throws(LinkError) -> SocketListener {
    try SocketListener(place) { [weak self] peer in
      guard let self else { return }
      // FeedbackGenerators.L6.
      guard core.withLock({ $0.endpoints.count }) < LinkLimits.connections else {
        peer.send(.disconnect(.full))
        return peer.close()
      }
      let app = newApp(.socket(peer), identity)
      if comesToFront ?? (identity == nil) { enqueue(.foreground(app)) }
      peer.start { [weak self] event in
        switch event {
        case .message(let message): self?.append(.message(message, from: app))
        case .allRead: self?.advanceOrWake()
        case .violated(let reason): self?.enqueue(.violation(reason, from: app))
        case .closed: self?.enqueue(.disconnected(app))
        }
      }
    }
  }

  /// Changes the installed apps: `phone.changeApps { try $0.install(description) }`.
  ///
  /// The phone knows the change when this returns, and its store keeps the change soon after it.
  ///
  /// - Throws: The error of `change`; then nothing has changed.
  /// - Thread: any; a call waits for another one that is under way.
  public func changeApps<Failure: Error>(
    _ change: (inout AppLibrary) throws(Failure) -> [AppLibraryChange]
  ) throws(Failure) {
    try core.withLock { (core: inout PhoneCore) throws(Failure) in try core.changeApps(change) }
    wakeSignal.signal()
  }

  /// Changes the conditions that affect haptics, such as Low Power Mode.
  ///
  /// - Thread: any.
  public func set(_ environment: PhoneEnvironment) { enqueue(.environment(environment)) }

  /// Simulates a failure of the haptic service, which happens to a phone now and then.
  ///
  /// Every app's engines are reset, so that apps can be tested for it.
  ///
  /// - Thread: any.
  public func failHaptics() { enqueue(.hapticsFailed) }

  /// Stops all apps' engines for a reason, so that apps can be tested for it.
  ///
  /// - Thread: any.
  public func stopEngines(_ reason: EngineEvent.StopReason) { enqueue(.enginesStopped(reason)) }

  /// Enqueues an input, such as a touch, a button or a setting.
  ///
  /// - Thread: any.
  public func send(_ input: PhoneInput) { enqueue(input) }

  /// Enqueues an input that occurred at an earlier instant, such as a touch reported by a browser.
  ///
  /// The instant is limited to the time between the last processed input and now.
  ///
  /// - Thread: any.
  public func send(_ input: PhoneInput, at instant: PhoneInstant) { enqueue(input, at: instant) }

  /// Processes all enqueued inputs, and then one that occurred at an earlier instant.
  ///
  /// - Returns: The instant at which it had an effect: not before that of the last processed input,
  ///   and not after now.
  /// - Thread: any; a call waits for another one that is under way.
  package func process(_ input: PhoneInput, at instant: PhoneInstant) -> PhoneInstant {
    core.withLock { core in
      let (inputs, moment) = inbox.withLock { inbox in
        defer { inbox.removeAll(keepingCapacity: true) }
        return (inbox, min(instant, now()))
      }
      for (input, instant) in inputs { core.step(input, at: instant) }
      core.step(input, at: moment)
      wakeSignal.signal()
      return core.phone.now
    }
  }

  /// Processes all enqueued inputs and advances time to now.
  ///
  /// Never waits for a device. If `run` was not called, clocked actuators have advanced when this
  /// returns.
  ///
  /// - Thread: any; a call waits for another one that is under way.
  public func advance() {
    defer { runClockedOutputs() }
    core.withLock { advance(&$0) }
  }

  /// Adds devices, such as when a replayed phone has reached the present.
  ///
  /// - Thread: any.
  package func attach(_ devices: [ActuatorDevice]) { core.withLock { $0.attach(devices) } }

  /// Tells apps that connect from now on that the phone's time advances by itself, so that they may
  /// play sound while they write it.
  package func setRealTime() { core.withLock { $0.setRealTime() } }

  /// Processes inputs on a thread of its own until `shutDown`.
  ///
  /// Messages over a socket are processed by the thread that has read them, where the phone is free
  /// at that moment: an answer then waits for one thread less.
  public func run() {
    setRealTime()
    core.withLock { $0.useWorkers() }
    isRunning.store(true, ordering: .relaxed)
    DetachedThread.run { [self] in
      while !isOver.load(ordering: .relaxed) {
        advance()
        wakeSignal.wait(
          for: core.withLock { core in
            let rest = rest(of: core)
            nextWake.store(wake(after: rest), ordering: .relaxed)
            return rest
          })
      }
    }
  }

  /// Stops all haptics and completes the files of recordings; the state stays readable.
  ///
  /// - Thread: any. Waits up to 2 s for devices that hang.
  public func shutDown() { shutDown(patience: Self.shutdownLimit) }

  /// Stops all haptics and completes the files of recordings; the state stays readable.
  ///
  /// - Parameter patience: The longest wait for devices; without it they stop later, on their
  ///   workers.
  /// - Thread: any.
  package func shutDown(patience: Duration) {
    advance()
    isOver.store(true, ordering: .relaxed)
    wakeSignal.signal()
    let outputs = core.withLock { $0.shutDown() }
    let (apps, health, printing) = core.withLock { ($0.apps, $0.health, $0.printing) }
    apps.wait(atMost: patience)
    health.wait(atMost: patience)
    printing.wait(atMost: patience)
    // Outputs.OW9.
    let end = ContinuousClock.now.advanced(by: patience)
    for output in outputs {
      let rest = max(.zero, ContinuousClock.now.duration(to: end))
      output.wait(atMost: output.device.isClocked ? nil : rest)
    }
  }

  /// Waits until all outputs have carried out what was requested so far, at most for a limit.
  ///
  /// - Parameter limit: The longest wait for each output; `nil` for no limit.
  /// - Returns: Whether they have.
  /// - Thread: any.
  @discardableResult
  package func waitForOutputs(atMost limit: Duration? = nil) -> Bool {
    core.withLock { $0.outputs }.allSatisfy { $0.wait(atMost: limit) }
  }

  // MARK: Observing

  /// The print queue, which may live longer than the phone.
  ///
  /// - Thread: any.
  public let printSpooler: PrintSpooler

  /// The log of the haptics that were requested and processed so far.
  ///
  /// - Thread: any.
  public var log: HapticLog { core.withLock { $0.log } }

  /// Whether everything that was scheduled has been played by the actuators.
  ///
  /// - Thread: any.
  public var isQuiet: Bool {
    inbox.withLock { $0.isEmpty } && core.withLock { $0.isQuiet }
  }

  /// The phone's state after all inputs processed so far.
  ///
  /// - Thread: any.
  public var state: Phone { core.withLock { $0.phone } }

  /// Reads the phone's state after all inputs processed so far, without a copy of it.
  ///
  /// - Parameter body: Returns something of the state, soon: the phone waits.
  /// - Thread: any.
  package func read<Result: Sendable>(_ body: (borrowing Phone) -> Result) -> Result {
    core.withLock { body($0.phone) }
  }

  /// The contents of the screen now.
  ///
  /// - Thread: any.
  public var composition: ScreenComposition {
    core.withLock { $0.phone.composition(at: max($0.phone.now, now())) }
  }

  /// The contents of the screen now, as a picture of a script or test shows them (HomeScreen.F1).
  package var picture: ScreenComposition {
    core.withLock { $0.phone.composition(at: max($0.phone.now, now()), isPicture: true) }
  }

  /// The installed apps with their store, which another phone can continue with after this one is
  /// shut down.
  ///
  /// - Thread: any.
  public var apps: InstalledApps { core.withLock { $0.apps } }

  /// The installed apps.
  ///
  /// - Thread: any.
  public var library: AppLibrary { core.withLock { $0.apps.library } }

  /// The notes of the phone so far, oldest first.
  ///
  /// - Thread: any.
  public var notes: [PhoneLogEntry] { core.withLock { $0.notes } }

  /// Removes and returns the result of an inspection; `nil` before it has arrived.
  ///
  /// A result stays until this is called.
  ///
  /// - Thread: any.
  public func takeInspectionResult(of id: InspectionID) -> [ScreenElement]? {
    core.withLock { $0.inspectionResults.removeValue(forKey: id) }
  }

  /// Removes and returns the answer to a question of the host: the index of a button, or `nil` in
  /// it for none; `nil` before the answer.
  ///
  /// - Thread: any.
  public func takeAlertAnswer(of id: AlertID) -> Int?? {
    core.withLock { $0.alertAnswers.removeValue(forKey: id) }
  }

  // MARK: Lockstep

  /// Processes enqueued inputs in the order of the apps, so that the apps' speed does not matter.
  ///
  /// Messages of an app wait while an app before it has not answered its turn; so an app may wait
  /// for the phone's answer within its own turn without another app's messages in between.
  ///
  /// - Returns: Whether there was anything to process.
  func advanceInOrder() -> Bool {
    let awaited = awaitedApps
    defer { runClockedOutputs() }
    return core.withLock { core in
      let inputs = inbox.withLock { inbox -> [(PhoneInput, PhoneInstant)] in
        let busy = awaited.first { app in !inbox.contains { $0.0.endsTurn(of: app) } }
        let waiting = Set(awaited.filter { app in busy.map { $0 < app } ?? false }.map(\.number))
        // Sorting is not guaranteed to be stable, so the index is part of the key.
        let taken = inbox.enumerated().filter { !waiting.contains($0.element.0.app) }.sorted {
          ($0.element.0.app, $0.offset) < ($1.element.0.app, $1.offset)
        }
        inbox.removeAll { !waiting.contains($0.0.app) }
        return taken.map(\.element)
      }
      for (input, instant) in inputs { core.step(input, at: instant) }
      core.advance(to: now())
      return !inputs.isEmpty
    }
  }

  /// The apps whose answer to their turn the owner of the clock waits for.
  ///
  /// An app of this process that waits for the user, in the middle of its turn, is none of them: it
  /// runs on the thread that would wait (Pasteboard.PP5).
  package var awaitedApps: [AppID] {
    let waiting = waitingApps.withLock { $0 }
    return core.withLock { $0.phone.awaited }.filter { !waiting.contains($0) }
  }

  /// Sets the closure that answers the phone's questions while an app of this process waits.
  ///
  /// - Parameter body: Called on the thread of the app; `nil` if nobody can answer.
  package func answerQuestions(with body: (@Sendable () -> Void)?) {
    questionHandler.withLock { $0 = body.map(QuestionHandler.init) }
  }

  /// Waits until an input arrives, at most for a limit.
  ///
  /// - Returns: Whether one has arrived.
  @discardableResult
  package func waitForInput(atMost limit: Duration) -> Bool { wakeSignal.wait(for: limit) }

  /// Removes and returns whether an accessibility action was performed; `nil` before the answer.
  package func takeActionResult(of id: InspectionID) -> Bool? {
    core.withLock { $0.actionResults.removeValue(forKey: id) }
  }

  // MARK: Internals

  /// The largest number of passes through the inbox before time advances in spite of new inputs.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumRounds = 64

  /// The interval at which time advances while something plays.
  ///
  /// - Source: ours: short against what a hand notices. Confidence: guess.
  private static let tick = Duration.milliseconds(5)

  /// The longest wait for devices that do not stop.
  ///
  /// - Source: ours: twice what a sound service may take to stop. Confidence: guess.
  private static let shutdownLimit = Duration.seconds(2)

  private let now: @Sendable () -> PhoneInstant
  private let core: Mutex<PhoneCore>
  private let inbox = Mutex<[(PhoneInput, PhoneInstant)]>([])
  private let wakeSignal = WakeSignal()
  private let lastApp = Atomic<UInt64>(0)
  private let questionHandler = Mutex<QuestionHandler?>(nil)

  /// A holder of a function: a function in a mutex itself is wrapped again at each access
  /// (measured, Swift 6.3).
  private struct QuestionHandler: Sendable {
    let answer: @Sendable () -> Void
  }
  /// The apps of this process that wait for the user.
  private let waitingApps = Mutex<Set<AppID>>([])
  private let isOver = Atomic(false)
  /// Whether the phone has a thread of its own.
  private let isRunning = Atomic(false)
  /// The instant in nanoseconds at which the phone's own thread wakes by itself; written and read
  /// under the core's lock.
  private let nextWake = Atomic(Int64.max)

  private func advance(_ core: inout PhoneCore) {
    // More inputs may arrive during processing. The actuators' time advances only when none is
    // left: later inputs have later timestamps, so that none is too late to be played.
    var rounds = 0
    while true {
      // Under the core's lock, so that two callers cannot change the order.
      let (inputs, moment) = inbox.withLock { inbox in
        defer { inbox.removeAll(keepingCapacity: true) }
        return (inbox, now())
      }
      for (input, instant) in inputs { core.step(input, at: instant) }
      rounds += 1
      guard !inputs.isEmpty, rounds < Self.maximumRounds else { return core.advance(to: moment) }
    }
  }

  /// Advances on the calling thread, or wakes the phone's own thread for it: if that is at work
  /// already, or has to act earlier than it would wake by itself.
  private func advanceOrWake() {
    guard isRunning.load(ordering: .relaxed), !isOver.load(ordering: .relaxed) else {
      return wakeSignal.signal()
    }
    let isEnough = core.withLockIfAvailable { core in
      advance(&core)
      return wake(after: rest(of: core)) >= nextWake.load(ordering: .relaxed)
    }
    if isEnough != true { wakeSignal.signal() }
  }

  /// Returns the instant in nanoseconds after a rest; the greatest one after no rest.
  private func wake(after rest: Duration?) -> Int64 {
    rest.map { now().advanced(by: $0).nanoseconds } ?? .max
  }

  /// Returns the time until the phone has to act again.
  private func rest(of core: borrowing PhoneCore) -> Duration? {
    let tick = core.isBusy ? Self.tick : nil
    guard let deadline = core.nextDeadline, deadline != .never else { return tick }
    let rest = max(.zero, now().duration(to: deadline))
    return tick.map { min($0, rest) } ?? rest
  }

  /// Lets the user answer while an app of this process waits; does nothing for an app that waits
  /// already, so that waits do not nest.
  private func letUserAnswer(_ app: AppID) {
    guard let handler = questionHandler.withLock({ $0 }),
      waitingApps.withLock({ $0.insert(app).inserted })
    else { return }
    defer { waitingApps.withLock { _ = $0.remove(app) } }
    handler.answer()
  }

  /// Carries out the commands to actuators that no worker uses, outside of the core's lock.
  private func runClockedOutputs() {
    // Outputs.OW2.
    for output in core.withLock({ $0.outputs }) where output.needsCaller { output.runCommands() }
  }

  private func newApp(_ end: PhoneCore.AppEndpoint, _ identity: ClientIdentity?) -> AppID {
    let app = AppID(lastApp.add(1, ordering: .relaxed).newValue)
    core.withLock { $0.endpoints[app] = end }
    enqueue(.connected(app))
    if let identity { enqueue(.admitted(app, identity)) }
    return app
  }

  private func enqueue(_ input: PhoneInput, at instant: PhoneInstant = .never) {
    append(input, at: instant)
    wakeSignal.signal()
  }

  /// Adds an input with its timestamp, under the lock of the inbox so that timestamps are in order.
  private func append(_ input: PhoneInput, at instant: PhoneInstant = .never) {
    inbox.withLock { $0.append((input, min(instant, now()))) }
  }
}
