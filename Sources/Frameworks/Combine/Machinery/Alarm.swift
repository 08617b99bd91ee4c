/// One moment to be called at, which may be put off again and again.
///
/// However often it is put off, the scheduler has one call of it at a time to make.
final class Alarm<Context: Scheduler> {
  typealias Moment = Context.SchedulerTimeType

  private let scheduler: Context
  private let tolerance: Moment.Stride
  private let options: Context.SchedulerOptions?
  private let ring: () -> Void
  private let lock = Lock()
  private var due: Moment?
  private var isWaiting = false

  /// Makes one that is set to no moment.
  ///
  /// - Parameters:
  ///   - scheduler: Calls it.
  ///   - tolerance: How late it may be; nil for as little as can be.
  ///   - options: The scheduler's.
  ///   - ring: Is called.
  init(
    _ scheduler: Context, tolerance: Moment.Stride? = nil, options: Context.SchedulerOptions?,
    ring: @escaping () -> Void
  ) {
    (self.scheduler, self.options, self.ring) = (scheduler, options, ring)
    self.tolerance = tolerance ?? scheduler.minimumTolerance
  }

  /// Sets it, in place of another moment, which must not be later.
  func set(to moment: Moment) {
    let isNew = lock.hold { () -> Bool in
      due = moment
      defer { isWaiting = true }
      return !isWaiting
    }
    if isNew { wait(until: moment) }
  }

  /// Sets it to no moment.
  func stop() { lock.hold { due = nil } }

  private func wait(until moment: Moment) {
    scheduler.schedule(after: moment, tolerance: tolerance, options: options) { [self] in
      let later = lock.hold { () -> Moment? in
        guard let due else {
          isWaiting = false
          return nil
        }
        if due > moment { return due }
        (self.due, isWaiting) = (nil, false)
        return due
      }
      guard let later else { return }
      if later > moment { wait(until: later) } else { ring() }
    }
  }
}
