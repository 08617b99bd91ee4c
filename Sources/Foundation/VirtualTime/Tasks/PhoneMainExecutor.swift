@_spi(ExperimentalCustomExecutors) import _Concurrency

/// The executor of the main actor: Swift's own, except for the tasks of an app whose phone's time
/// is virtual (AppLife.PT26).
final class PhoneMainExecutor: MainExecutor {
  static let shared = PhoneMainExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let tasks = AppTasks.of(job) else { return enqueueOnSwift(job) }
    tasks.addMain(job)
  }

  /// Passes a job to Swift's own executor.
  func enqueueOnSwift(_ job: UnownedJob) { base.enqueue(ExecutorJob(job)) }

  func run() throws { try base.run() }

  func stop() { base.stop() }

  var isMainExecutor: Bool { true }

  func checkIsolated() { base.checkIsolated() }

  func isIsolatingCurrentContext() -> Bool? { base.isIsolatingCurrentContext() }

  // MARK: Internals

  private let base = PlatformExecutorFactory.mainExecutor
}
