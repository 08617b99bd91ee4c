import Synchronization
import TactusThreads

/// A timer source of the main queue that follows the phone's time (AppLife.PT6).
///
/// - Thread: any; calls from other threads take effect later, on the main queue.
final class PhoneTimerSource: DispatchSourceTimer, Sendable {
  /// Creates a suspended timer without a schedule, like Dispatch's own. (documented)
  init() {}

  // MARK: Handlers

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    onMain { $0.eventHandler = handler }
  }

  func setEventHandler(handler: DispatchWorkItem) {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let item = handler
    onMain { $0.eventHandler = { item.perform() } }
  }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    onMain { $0.cancelHandler = handler }
  }

  func setCancelHandler(handler: DispatchWorkItem) {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let item = handler
    onMain { $0.cancelHandler = { item.perform() } }
  }

  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = handler
    onMain { $0.registrationHandler = handler }
  }

  func setRegistrationHandler(handler: DispatchWorkItem) {
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let item = handler
    onMain { $0.registrationHandler = { item.perform() } }
  }

  // MARK: Scheduling

  /// Schedules the first event after a delay in seconds, and repeats with a period.
  func schedule(in delay: TimeInterval, every period: TimeInterval?) {
    onMain {
      $0.due = AppTimers.shared.now + delay
      $0.period = period.map { max($0, Self.minimumPeriod) }
      $0.wait()
    }
  }

  /// Activates the source.
  ///
  /// A second call has no effect.
  func activate() {
    onMain { if !$0.isActivated { $0.resumeOnMain() } }
  }

  func resume() {
    onMain { $0.resumeOnMain() }
  }

  func suspend() {
    onMain {
      $0.suspensions += 1
      $0.wait()
    }
  }

  func cancel() {
    let isFirst = cancelled.withLock { isCancelled in
      defer { isCancelled = true }
      return !isCancelled
    }
    guard isFirst else { return }
    onMain {
      $0.wait()
      guard let handler = $0.cancelHandler else { return }
      AppTimers.shared.add(at: AppTimers.shared.now) { handler() }
    }
  }

  var isCancelled: Bool { cancelled.withLock { $0 } }

  /// The handle, which is 0 as there is no system object.
  var handle: UInt { 0 }
  /// The flags of the timer, which is always exact.
  var mask: UInt { 0 }
  /// The number of events since the last call, which is always 1.
  var data: UInt { 1 }

  // MARK: Internals

  /// The minimum period in seconds.
  ///
  /// A timer without a period would keep time from passing.
  ///
  /// - Source: ours, the same as for Foundation's timers. Confidence: guess.
  private static let minimumPeriod: TimeInterval = 0.0001

  private let cancelled = Mutex(false)
  @MainActor private var eventHandler: (() -> Void)?
  @MainActor private var cancelHandler: (() -> Void)?
  @MainActor private var registrationHandler: (() -> Void)?
  @MainActor private var suspensions = 1
  @MainActor private var isActivated = false
  @MainActor private var due: TimeInterval?
  @MainActor private var period: TimeInterval?
  @MainActor private var number: Int?

  private let context = AppContext.current

  private func onMain(_ body: @escaping @MainActor @Sendable (PhoneTimerSource) -> Void) {
    let work: @Sendable () -> Void = { [self] in
      AppContext.with(context) { MainActor.assumeIsolated { body(self) } }
    }
    if PhoneTime.isOnMainActor { work() } else { DispatchQueue.main.Dispatch::async(execute: work) }
  }

  @MainActor
  private func resumeOnMain() {
    programmingPrecondition(suspensions > 0, "a timer was resumed more often than it was suspended")
    suspensions -= 1
    wait()
    guard !isActivated, suspensions == 0 else { return }
    isActivated = true
    guard let handler = registrationHandler else { return }
    AppTimers.shared.add(at: AppTimers.shared.now) { handler() }
  }

  @MainActor
  private func wait() {
    number.map(AppTimers.shared.remove)
    number = nil
    guard let due, due.isFinite, suspensions == 0, !isCancelled else { return }
    number = AppTimers.shared.add(at: due) { [weak self] in self?.call() }
  }

  @MainActor
  private func call() {
    number = nil
    guard let due else { return }
    // Missed calls are skipped, and later ones keep their phase (AppLife.PT4).
    self.due = period.map { period in
      due + (max(0, ((AppTimers.shared.now - due) / period).rounded(.down)) + 1) * period
    }
    wait()
    eventHandler?()
  }
}
