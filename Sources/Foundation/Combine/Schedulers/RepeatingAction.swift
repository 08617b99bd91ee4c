/// A repeating action that can be cancelled.
final class RepeatingAction<Context: Scheduler>: Cancellable {
  typealias Moment = Context.SchedulerTimeType

  private let lock = Lock()
  private var action: (() -> Void)?

  /// Schedules the action.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - first: The time of the first call.
  ///   - interval: The interval between calls. Missed calls are skipped.
  ///   - once: Schedules an action at a time.
  init(
    _ scheduler: Context, from first: Moment, every interval: Moment.Stride,
    _ action: @escaping () -> Void,
    once: @escaping (Moment, @escaping () -> Void) -> Void
  ) {
    self.action = action
    wait(until: first, scheduler, interval, once)
  }

  func cancel() {
    let action = lock.hold {
      defer { self.action = nil }
      return self.action
    }
    withExtendedLifetime(action) {}
  }

  private func wait(
    until moment: Moment, _ scheduler: Context, _ interval: Moment.Stride,
    _ once: @escaping (Moment, @escaping () -> Void) -> Void
  ) {
    // The closure retains the action: as on an iPhone, releasing it does not cancel it.
    once(moment) { [self] in
      guard let action = lock.hold({ self.action }) else { return }
      action()
      guard interval > 0, lock.hold({ self.action }) != nil else { return }
      var next = moment.advanced(by: interval)
      let now = scheduler.now
      if next < now { next = now }
      wait(until: next, scheduler, interval, once)
    }
  }
}
