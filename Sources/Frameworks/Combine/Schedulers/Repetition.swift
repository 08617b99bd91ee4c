/// Something that is done again and again until it is cancelled.
final class Repetition<Context: Scheduler>: Cancellable {
  typealias Moment = Context.SchedulerTimeType

  private let lock = Lock()
  private var action: (() -> Void)?

  /// Begins.
  ///
  /// - Parameters:
  ///   - scheduler: Does it.
  ///   - first: When first.
  ///   - interval: How long it is between two times; calls that were missed are not made up for.
  ///   - once: Has something done at a moment.
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
    // Who forgets it does not end it on an iPhone either, for this keeps it.
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
