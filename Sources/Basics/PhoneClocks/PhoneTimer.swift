/// A timer that calls by the phone's time; it is on no run loop.
///
/// - Thread: main.
final class PhoneTimer: TargetTimer {
  /// What is to be called, until it is over.
  private nonisolated(unsafe) var body: ((Timer) -> Void)?
  private let period: TimeInterval?
  /// When it calls next, in seconds since the phone was started.
  private nonisolated(unsafe) var due: TimeInterval
  private nonisolated(unsafe) var number: Int?

  /// Makes a timer that waits from now on; the parameters are those of any `TargetTimer`.
  @MainActor
  init(
    waiting interval: TimeInterval, repeats: Bool, _ info: Any?,
    _ body: @escaping (Timer) -> Void
  ) {
    (self.body, due) = (body, AppTimers.shared.now + max(0, interval))
    period = repeats ? max(interval, 0.0001) : nil
    super.init(interval, repeats: repeats, info) { _ in }
    wait()
  }

  override var isValid: Bool { body != nil }
  override var timeInterval: TimeInterval { period ?? 0 }

  override var fireDate: Date {
    get { onMain { Date(timeIntervalSinceNow: $0.due - AppTimers.shared.now) } }
    set {
      onMain {
        $0.due = AppTimers.shared.now + newValue.timeIntervalSinceNow
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
    onMain { $0.number.map(AppTimers.shared.remove) }
  }

  // MARK: Internals

  @MainActor
  private func wait() {
    number.map(AppTimers.shared.remove)
    number = AppTimers.shared.add(at: due) { [self] in
      fire()
      guard let period, isValid else { return }
      // PT4: calls that were missed are not made up for, and the others stay in step.
      let missed = max(0, ((AppTimers.shared.now - due) / period).rounded(.down))
      due += (missed + 1) * period
      wait()
    }
  }

  private func onMain<Result: Sendable>(_ body: @MainActor (PhoneTimer) -> Result) -> Result {
    nonisolated(unsafe) let timer = self
    return MainActor.assumeIsolated { body(timer) }
  }
}
