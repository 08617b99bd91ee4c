@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The executor of tasks off the main actor: Swift's own, except for the tasks of an app whose
/// phone's time is virtual (AppLife.PT26).
final class PhoneTaskExecutor: TaskExecutor, SchedulingExecutor {
  static let shared = PhoneTaskExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let tasks = AppTasks.of(job) else { return enqueueOnSwift(job) }
    tasks.addOther(job)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if clock.isOfSwift, let delay = delay as? Duration, let tasks = AppTasks.ofThread {
      return tasks.addSleep(delay, job)
    }
    scheduling?.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    let job = UnownedJob(job)
    if clock.isOfSwift, let tasks = AppTasks.ofThread,
      let left = clock.now.duration(to: instant) as? Duration
    {
      return tasks.addSleep(PhoneTime.intendedDelay(remaining: left), job)
    }
    scheduling?.enqueue(ExecutorJob(job), at: instant, tolerance: tolerance, clock: clock)
  }

  /// Passes a job to Swift's own executor.
  func enqueueOnSwift(_ job: UnownedJob) { base.enqueue(ExecutorJob(job)) }

  // MARK: Internals

  private let base: any TaskExecutor
  private let scheduling: (any SchedulingExecutor)?

  private init() {
    base = PlatformExecutorFactory.defaultExecutor
    scheduling = base as? any SchedulingExecutor
    precondition(scheduling != nil, "Swift's executor schedules jobs")
  }
}
