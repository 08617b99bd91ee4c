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
  public init(
    _ phone: Phone = Phone(), actuators: [any Actuator] = [], logPath: String? = nil,
    now: @escaping @Sendable () -> PhoneInstant,
    report: @escaping @Sendable (PhoneTrouble) -> Void = { _ in }
  ) {
    self.now = now
    core = Mutex(
      PhoneCore(phone, actuators: actuators, logPath: logPath, at: now(), report: report))
  }

  // MARK: Doing

  /// Connects an app of this process, which is then in front.
  ///
  /// - Parameter name: The app's name, for the log.
  /// - Thread: any.
  public func connect(_ name: String) -> InProcessConnection {
    let app = newApp(.inProcess)
    let connection = InProcessConnection { [weak self] event in
      switch event {
      case .message(let message): self?.put(.message(message, from: app))
      case .closed: self?.put(.disconnected(app))
      }
    }
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

  /// Lets time pass, and the phone act on all that has come.
  ///
  /// - Thread: any; a call waits for another one that is under way.
  public func advance() {
    core.withLock { core in
      // Taken under the phone's lock, so that two who call cannot change the order.
      let inputs = inbox.withLock { inbox in
        defer { inbox.removeAll(keepingCapacity: true) }
        return inbox
      }
      for (input, instant) in inputs { core.step(input, at: instant) }
      core.advance(to: now())
    }
  }

  /// Acts on its own from now on, on a thread that lives as long as the process.
  public func run() {
    DetachedThread.run { [self] in
      while true {
        advance()
        wakeUp.wait(for: core.withLock { $0.isBusy } ? Self.tick : nil)
      }
    }
  }

  /// Ends all haptics, and completes the files of recordings; the phone can still be looked at.
  ///
  /// - Thread: any.
  public func shutDown() {
    advance()
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

  // MARK: Internals

  /// How often time is handed in while something plays.
  ///
  /// - Source: ours: short against what a hand notices. Confidence: guess.
  private static let tick = Duration.milliseconds(5)

  private let now: @Sendable () -> PhoneInstant
  private let core: Mutex<PhoneCore>
  private let inbox = Mutex<[(PhoneInput, PhoneInstant)]>([])
  private let wakeUp = WakeUp()
  private let lastApp = Atomic<UInt64>(0)

  private func newApp(_ end: PhoneCore.AppEnd) -> AppID {
    let app = AppID(lastApp.add(1, ordering: .relaxed).newValue)
    core.withLock { $0.ends[app] = end }
    put(.connected(app))
    return app
  }

  /// Stamps what happens, under the lock of the inbox so that stamps are in order.
  private func put(_ input: PhoneInput) {
    inbox.withLock { $0.append((input, now())) }
    wakeUp.signal()
  }
}
