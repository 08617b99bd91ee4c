/// A timer that fires by the phone's time and is on no run loop.
///
/// - Thread: main.
final class PhoneTimer: TargetTimer {
  /// The closure to call; nil once the timer is invalid.
  private nonisolated(unsafe) var body: ((Timer) -> Void)?
  private let period: TimeInterval?
  private let timers: AppTimers
  /// The next fire time, in seconds since the phone was started.
  private nonisolated(unsafe) var due: TimeInterval
  private nonisolated(unsafe) var number: Int?

  /// Creates a timer that waits from now on.
  ///
  /// The parameters are those of `TargetTimer`.
  @MainActor
  init(
    waiting interval: TimeInterval, repeats: Bool, _ info: Any?,
    _ body: @escaping (Timer) -> Void
  ) {
    timers = AppTimers.shared
    (self.body, due) = (body, timers.now + max(0, interval))
    period = repeats ? max(interval, 0.0001) : nil
    super.init(interval, repeats: repeats, info) { _ in }
    wait()
  }

  override var isValid: Bool { body != nil }
  override var timeInterval: TimeInterval { period ?? 0 }

  override var fireDate: Date {
    get { onMain { Date(timeIntervalSinceNow: $0.due - $0.timers.now) } }
    set {
      onMain {
        $0.due = $0.timers.now + newValue.timeIntervalSinceNow
        if $0.isValid { $0.wait() }
      }
    }
  }

  override func fire() {
    body?(self)
    if period == nil { invalidate() }
  }

  override func invalidate() {
    body = nil
    onMain { $0.number.map($0.timers.remove) }
  }

  // MARK: Internals

  @MainActor
  private func wait() {
    number.map(timers.remove)
    number = timers.add(at: due) { [self] in
      fire()
      guard let period, isValid else { return }
      // PT4: missed calls are skipped, and later ones keep their phase.
      let missed = max(0, ((timers.now - due) / period).rounded(.down))
      due += (missed + 1) * period
      wait()
    }
  }

  private func onMain<Result: Sendable>(_ body: @MainActor (PhoneTimer) -> Result) -> Result {
    nonisolated(unsafe) let timer = self
    return MainActor.assumeIsolated { body(timer) }
  }
}
