import Synchronization

/// A timer of the main queue's that calls by the phone's time, where Dispatch would make one of its own (PT6).
///
/// - Thread: any; what is told of elsewhere than on the main queue is acted on there later.
final class PhoneSource: DispatchSourceTimer, @unchecked Sendable {
  /// Makes one that is not scheduled, and suspended as all of Dispatch's are. (documented)
  init() {}

  // MARK: What is called

  func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    nonisolated(unsafe) let handler = handler
    onMain { $0.eventHandler = handler }
  }

  func setEventHandler(handler: DispatchWorkItem) {
    nonisolated(unsafe) let item = handler
    onMain { $0.eventHandler = { item.perform() } }
  }

  func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    nonisolated(unsafe) let handler = handler
    onMain { $0.cancelHandler = handler }
  }

  func setCancelHandler(handler: DispatchWorkItem) {
    nonisolated(unsafe) let item = handler
    onMain { $0.cancelHandler = { item.perform() } }
  }

  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?
  ) {
    nonisolated(unsafe) let handler = handler
    onMain { $0.registrationHandler = handler }
  }

  func setRegistrationHandler(handler: DispatchWorkItem) {
    nonisolated(unsafe) let item = handler
    onMain { $0.registrationHandler = { item.perform() } }
  }

  // MARK: When

  /// Calls in so many seconds, and then again and again.
  func schedule(in delay: TimeInterval, every period: TimeInterval?) {
    onMain {
      $0.due = AppTimers.shared.now + delay
      $0.period = period.map { max($0, Self.leastPeriod) }
      $0.wait()
    }
  }

  /// Begins, if it has not.
  func activate() {
    onMain { if !$0.hasBegun { $0.goOn() } }
  }

  func resume() {
    onMain { $0.goOn() }
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

  /// A timer is nothing of the system's.
  var handle: UInt { 0 }
  /// How exact it is: it always is.
  var mask: UInt { 0 }
  /// How often it was due since it called last.
  var data: UInt { 1 }

  // MARK: Internals

  /// Seconds between calls at least: what calls without end would let no time pass.
  ///
  /// - Source: ours; Foundation's timers have the same. Confidence: guess.
  private static let leastPeriod: TimeInterval = 0.0001

  private let cancelled = Mutex(false)
  @MainActor private var eventHandler: (() -> Void)?
  @MainActor private var cancelHandler: (() -> Void)?
  @MainActor private var registrationHandler: (() -> Void)?
  @MainActor private var suspensions = 1
  @MainActor private var hasBegun = false
  @MainActor private var due: TimeInterval?
  @MainActor private var period: TimeInterval?
  @MainActor private var number: Int?

  private func onMain(_ body: @escaping @MainActor (PhoneSource) -> Void) {
    if PhoneTime.isOnMainActor {
      MainActor.assumeIsolated { body(self) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { body(self) } }
    }
  }

  @MainActor
  private func goOn() {
    precondition(suspensions > 0, "a timer was resumed more often than it was suspended")
    suspensions -= 1
    wait()
    guard !hasBegun, suspensions == 0 else { return }
    hasBegun = true
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
    // PT4: calls that were missed are not made up for, and the others stay in step.
    self.due = period.map { period in
      due + (max(0, ((AppTimers.shared.now - due) / period).rounded(.down)) + 1) * period
    }
    wait()
    eventHandler?()
  }
}
