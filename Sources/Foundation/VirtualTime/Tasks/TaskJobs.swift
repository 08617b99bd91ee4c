internal import Glibc
import TactusThreads

/// Access to the jobs of Swift's tasks.
enum TaskJobs {
  /// Runs a job of the main actor on this thread, perhaps within another one.
  @MainActor
  static func runOnMain(_ job: UnownedJob) { runJob(job, MainActor.sharedUnownedExecutor) }

  /// Runs a job that belongs to no actor on this thread.
  static func run(_ job: UnownedJob) {
    // Swift's generic executor is the one without an identity.
    runJob(job, unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
  }

  /// Returns the number of a job's task, which no other task of the process has; 0 for other jobs.
  static func taskNumber(of job: UnownedJob) -> UInt64 { jobTaskNumber(job) }

  /// The number of the task that runs; `nil` outside of tasks.
  static var currentTaskNumber: UInt64? {
    withUnsafeCurrentTask { task in
      // A task is a job itself, and both types hold the reference only.
      task.map { jobTaskNumber(unsafeBitCast($0, to: UnownedJob.self)) }
    }
  }
}

/// The entry of Swift's runtime that runs a job.
@_silgen_name("swift_job_run")
private func runJob(_ job: UnownedJob, _ executor: UnownedSerialExecutor)

/// The entry of Swift's runtime that returns the number of a job's task.
@_silgen_name("swift_task_getJobTaskId")
private func jobTaskNumber(_ job: UnownedJob) -> UInt64

/// The tasks whose job runs on a thread.
enum JobThread {
  /// The tasks whose job runs on this thread; `nil` if another job, or none, does.
  static var tasks: AppTasks? {
    pthread_getspecific(key).map {
      Swift.Unmanaged<AppTasks>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Runs a function as a job of tasks, or with `nil` as none.
  static func run(as tasks: AppTasks?, _ body: () -> Void) {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, tasks.map { Swift.Unmanaged.passUnretained($0).toOpaque() })
    withExtendedLifetime(tasks) { body() }
    pthread_setspecific(key, outer)
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
