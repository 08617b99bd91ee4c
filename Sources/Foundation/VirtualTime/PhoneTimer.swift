import TactusThreads

/// A timer that fires by the phone's time and is on no run loop.
///
/// - Thread: any; it is created and fires on the main thread, and changes from other threads take
///   effect there later (AppLife.PT14).
final class PhoneTimer: TargetTimer {
  private struct State {
    /// The closure to call; nil once the timer is invalid.
    var body: ((Timer) -> Void)?
    /// The next fire time, in seconds since the phone was started.
    var due: TimeInterval
    /// The identifier of the scheduled action.
    var number: Int?
  }

  private let state: Guarded<State>
  private let period: TimeInterval?
  private let timers: AppTimers
  private let context = AppContext.current

  /// Creates a timer that waits from now on.
  ///
  /// The parameters are those of `TargetTimer`.
  @MainActor
  init(
    waiting interval: TimeInterval, repeats: Bool, _ info: Any?,
    _ body: @escaping (Timer) -> Void
  ) {
    let timers = AppTimers.shared
    self.timers = timers
    state = Guarded(State(body: body, due: timers.now + max(0, interval)))
    period = repeats ? max(interval, 0.0001) : nil
    super.init(interval, repeats: repeats, info) { _ in }
    wait()
  }

  override var isValid: Bool { state.withLock { $0.body != nil } }
  override var timeInterval: TimeInterval { period ?? 0 }

  override var fireDate: Date {
    get { Date(timeIntervalSinceNow: state.withLock(\.due) - now) }
    set {
      let due = now + newValue.timeIntervalSinceNow
      state.withLock { $0.due = due }
      onMain { if $0.isValid { $0.wait() } }
    }
  }

  override func fire() {
    var body: ((Timer) -> Void)?
    state.withLock { body = $0.body }
    body?(self)
    if period == nil { invalidate() }
  }

  /// Ends the timer at once, on any thread: no later call is made.
  override func invalidate() {
    // The closure is released outside the lock, as its deinitialization may call the app.
    var body: ((Timer) -> Void)?
    state.withLock { swap(&body, &$0.body) }
    guard body != nil else { return }
    onMain { $0.unschedule() }
  }

  // MARK: Internals

  /// The current time, in seconds since the phone was started, on any thread (AppLife.PT7).
  private var now: TimeInterval {
    let timers = self.timers
    if PhoneTime.isOnMainActor { return MainActor.assumeIsolated { timers.now } }
    return AppContext.with(context) {
      PhoneTime.uptime?() ?? ProcessInfo.processInfo.Foundation::systemUptime
    }
  }

  @MainActor
  private func unschedule() {
    let number = state.withLock { state in
      defer { state.number = nil }
      return state.number
    }
    number.map(timers.remove)
  }

  @MainActor
  private func wait() {
    unschedule()
    let number = timers.add(at: state.withLock(\.due)) { [self] in
      fire()
      guard let period, isValid else { return }
      // Missed calls are skipped, and later ones keep their phase (AppLife.PT4).
      let now = timers.now
      state.withLock {
        let missed = max(0, ((now - $0.due) / period).rounded(.down))
        $0.due += (missed + 1) * period
      }
      wait()
    }
    state.withLock { $0.number = number }
  }

  /// Runs a closure on the main thread: at once if this is the main thread.
  private func onMain(_ body: @escaping @MainActor (PhoneTimer) -> Void) {
    // Unchecked because only the thread that runs the closure uses it from here on.
    nonisolated(unsafe) let timer = self
    let work: @Sendable () -> Void = { [context] in
      AppContext.with(context) { MainActor.assumeIsolated { body(timer) } }
    }
    if PhoneTime.isOnMainActor { work() } else { DispatchQueue.main.Dispatch::async(execute: work) }
  }
}
