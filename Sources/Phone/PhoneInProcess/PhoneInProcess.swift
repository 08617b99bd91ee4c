import HapticPatterns
import Phone
import PhoneHardware
import PhoneLink
import Synchronization

/// A phone in this process, with actuators that it shakes and apps that ask it to.
///
/// What apps say is stamped with the time and waits in an inbox; the phone acts on it when somebody
/// calls `advance`: a thread of its own after `run`, or a test that winds the clock.
public final class PhoneInProcess: Sendable {
  /// Entries of the log that are kept; the oldest go first.
  ///
  /// - Source: ours, some 20 MB. Confidence: guess.
  public static let longestLog = 100_000

  /// Boots a phone.
  ///
  /// - Parameters:
  ///   - phone: The phone as it is to begin.
  ///   - actuators: What shakes; each is the phone's alone.
  ///   - logPath: A file that gets a line for each feedback; `nil` for none.
  ///   - now: The time since boot.
  ///   - report: Is told what goes wrong around the phone, on any thread; it must not call the phone.
  ///   - tell: Is told what happens on the phone, on any thread; it must not call the phone.
  public init(
    _ phone: Phone = Phone(), actuators: [any Actuator] = [], logPath: String? = nil,
    now: @escaping @Sendable () -> PhoneInstant,
    report: @escaping @Sendable (PhoneTrouble) -> Void = { _ in },
    tell: @escaping @Sendable (PhoneNews) -> Void = { _ in }
  ) {
    self.now = now
    core = Mutex(
      PhoneCore(
        phone, actuators: actuators, logPath: logPath, at: now(), report: report, tell: tell))
  }

  // MARK: Doing

  /// Connects an app of this process, which is then in front.
  ///
  /// - Parameters:
  ///   - name: The app's name, for the log.
  ///   - receive: Takes what the phone says, on the thread on which the phone acts; it must neither
  ///     block nor call the phone.
  /// - Thread: any.
  public func connect(
    _ name: String, receive: @escaping @Sendable (PhoneMessage) -> Void = { _ in }
  ) -> InProcessConnection {
    let app = newApp(.inProcess(receive))
    let connection = InProcessConnection(
      clock: now, settle: { [weak self] in self?.advance() },
      deliver: { [weak self] event in
        switch event {
        case .message(let message): self?.put(.message(message, from: app))
        case .closed: self?.put(.disconnected(app))
        }
      })
    connection.send(.hello(version: LinkLimits.version, app: name))
    put(.foreground(app))
    return connection
  }

  /// Lets apps of other processes connect, each of which is in front when it does.
  ///
  /// - Returns: The listener; letting go of it lets nobody in any more.
  /// - Throws: `LinkError`.
  public func listen(at place: SocketPlace) throws(LinkError) -> SocketListener {
    try SocketListener(place) { [weak self] peer in
      guard let self else { return }
      // L6.
      guard core.withLock({ $0.ends.count }) < LinkLimits.connections else {
        peer.send(.goodbye(.full))
        return peer.close()
      }
      let app = newApp(.socket(peer))
      put(.foreground(app))
      peer.start { [weak self] event in
        switch event {
        case .message(let message): self?.put(.message(message, from: app))
        case .violated(let reason): self?.put(.violation(reason, from: app))
        case .closed: self?.put(.disconnected(app))
        }
      }
    }
  }

  /// Changes what bears on haptics beside the app that asks.
  ///
  /// - Thread: any.
  public func set(_ environment: PhoneEnvironment) { put(.environment(environment)) }

  /// Lets what plays haptics fail and come back, as happens to a phone now and then.
  ///
  /// Every app's engines are reset: apps show what they do about it.
  ///
  /// - Thread: any.
  public func failHaptics() { put(.hapticsFailed) }

  /// Lets something else happen: a touch, a button, a setting; it is acted on as what apps say is.
  ///
  /// - Thread: any.
  public func take(_ input: PhoneInput) { put(input) }

  /// Lets something happen of which is known when it really did, such as a touch that a browser tells
  /// of a little later.
  ///
  /// Nothing happens before what the phone has acted on already, nor later than now.
  ///
  /// - Thread: any.
  public func take(_ input: PhoneInput, at instant: PhoneInstant) { put(input, at: instant) }

  /// Lets time pass, and the phone act on all that has come.
  ///
  /// - Thread: any; a call waits for another one that is under way.
  public func advance() {
    core.withLock { core in
      // Acting takes time, in which more may come. Time passes for the actuators only when nothing is
      // left: what comes from then on is stamped later, and so cannot be too late to be played.
      var rounds = 0
      while true {
        // Taken under the phone's lock, so that two who call cannot change the order.
        let (inputs, moment) = inbox.withLock { inbox in
          defer { inbox.removeAll(keepingCapacity: true) }
          return (inbox, now())
        }
        for (input, instant) in inputs { core.step(input, at: instant) }
        rounds += 1
        guard !inputs.isEmpty, rounds < Self.mostRounds else { return core.advance(to: moment) }
      }
    }
  }

  /// Has more things shake from now on, such as once a phone that was caught up is at the present.
  ///
  /// - Thread: any.
  package func attach(_ actuators: [any Actuator]) { core.withLock { $0.attach(actuators) } }

  /// Acts on its own from now on, on a thread that lives until `shutDown`.
  public func run() {
    DetachedThread.run { [self] in
      while !isOver.load(ordering: .relaxed) {
        advance()
        wakeUp.wait(for: core.withLock { rest(of: $0) })
      }
    }
  }

  /// Ends all haptics, and completes the files of recordings; the phone can still be looked at.
  ///
  /// - Thread: any.
  public func shutDown() {
    advance()
    isOver.store(true, ordering: .relaxed)
    wakeUp.signal()
    core.withLock { $0.shutDown() }
  }

  // MARK: Observing

  /// What was asked for so far, and acted on.
  ///
  /// - Thread: any.
  public var log: HapticLog { core.withLock { $0.log } }

  /// Whether all that was to be felt has left the actuators.
  ///
  /// - Thread: any.
  public var isQuiet: Bool {
    inbox.withLock { $0.isEmpty } && core.withLock { $0.isQuiet }
  }

  /// The phone as it is, with all that has been acted on.
  ///
  /// - Thread: any.
  public var state: Phone { core.withLock { $0.phone } }

  /// What happened so far that people should know of.
  ///
  /// - Thread: any.
  public var notes: [PhoneNote] { core.withLock { $0.notes } }

  /// The answer to a question, once it is there; who asked takes it, or it is kept.
  ///
  /// - Thread: any.
  public func takeAnswer(to id: InspectionID) -> [ScreenElement]? {
    core.withLock { $0.answers.removeValue(forKey: id) }
  }

  // MARK: Lockstep

  /// Acts on what has come, in the order of the apps, so that it does not matter which was faster.
  ///
  /// What an app said waits while one before it has not answered its turn; so an app may wait for the
  /// phone's word within its own turn, and two of them do not meddle.
  ///
  /// - Returns: Whether there was anything to act on.
  func advanceInOrder() -> Bool {
    let awaited = core.withLock { $0.phone.awaited }
    return core.withLock { core in
      let inputs = inbox.withLock { inbox -> [(PhoneInput, PhoneInstant)] in
        let busy = awaited.first { app in !inbox.contains { $0.0.endsTurn(of: app) } }
        let waiting = Set(awaited.filter { app in busy.map { $0 < app } ?? false }.map(\.number))
        // Sorting keeps no order among equals by promise, so the place is part of it.
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

  /// Waits until something has come, for as long as a limit says.
  func waitForInput(atMost limit: Duration) { wakeUp.wait(for: limit) }

  /// Whether an app did what it was asked to, once it has said so.
  func takeOutcome(of id: InspectionID) -> Bool? {
    core.withLock { $0.outcomes.removeValue(forKey: id) }
  }

  // MARK: Internals

  /// How often it looks for more before time passes all the same, for the sake of a flood.
  ///
  /// - Source: ours. Confidence: guess.
  private static let mostRounds = 64

  /// How often time is handed in while something plays.
  ///
  /// - Source: ours: short against what a hand notices. Confidence: guess.
  private static let tick = Duration.milliseconds(5)

  private let now: @Sendable () -> PhoneInstant
  private let core: Mutex<PhoneCore>
  private let inbox = Mutex<[(PhoneInput, PhoneInstant)]>([])
  private let wakeUp = WakeUp()
  private let lastApp = Atomic<UInt64>(0)
  private let isOver = Atomic(false)

  /// How long nothing needs to be done.
  private func rest(of core: borrowing PhoneCore) -> Duration? {
    let tick = core.isBusy ? Self.tick : nil
    guard let deadline = core.nextDeadline, deadline != .never else { return tick }
    let rest = max(.zero, now().duration(to: deadline))
    return tick.map { min($0, rest) } ?? rest
  }

  private func newApp(_ end: PhoneCore.AppEnd) -> AppID {
    let app = AppID(lastApp.add(1, ordering: .relaxed).newValue)
    core.withLock { $0.ends[app] = end }
    put(.connected(app))
    return app
  }

  /// Stamps what happens, under the lock of the inbox so that stamps are in order.
  private func put(_ input: PhoneInput, at instant: PhoneInstant = .never) {
    inbox.withLock { $0.append((input, min(instant, now()))) }
    wakeUp.signal()
  }
}
