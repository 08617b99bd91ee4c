/// A timer with one deadline that can be postponed.
///
/// However often the deadline changes, at most one call is scheduled at a time.
final class DeadlineTimer<Context: Scheduler> {
  typealias Moment = Context.SchedulerTimeType

  private let scheduler: Context
  private let tolerance: Moment.Stride
  private let options: Context.SchedulerOptions?
  private let action: () -> Void
  private let lock = Lock()
  private var due: Moment?
  private var isWaiting = false

  /// Creates a timer without a deadline.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the call.
  ///   - tolerance: The tolerated delay; nil for the minimum.
  ///   - options: The options of the scheduler.
  ///   - action: The closure to call at the deadline.
  init(
    _ scheduler: Context, tolerance: Moment.Stride? = nil, options: Context.SchedulerOptions?,
    action: @escaping () -> Void
  ) {
    (self.scheduler, self.options, self.action) = (scheduler, options, action)
    self.tolerance = tolerance ?? scheduler.minimumTolerance
  }

  /// Sets the deadline, which must not be earlier than the current one.
  func set(to moment: Moment) {
    let isNew = lock.hold { () -> Bool in
      due = moment
      defer { isWaiting = true }
      return !isWaiting
    }
    if isNew { wait(until: moment) }
  }

  /// Removes the deadline.
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
      if later > moment { wait(until: later) } else { action() }
    }
  }
}
