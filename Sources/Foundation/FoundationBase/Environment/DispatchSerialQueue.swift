import Dispatch

/// A queue that runs one work item at a time, and can be the executor of an actor.
///
/// On an iPhone it is a subclass of `DispatchQueue`; Linux' Dispatch allows no subclass.
public typealias DispatchSerialQueue = DispatchQueue

/// A queue that can run several work items at a time.
public typealias DispatchConcurrentQueue = DispatchQueue

extension DispatchQueue: @retroactive SerialExecutor {
  /// Runs a job of an actor.
  ///
  /// - Thread: any.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    self.Dispatch::async { job.runSynchronously(on: executor) }
  }

  /// Traps unless it is called on the queue.
  public func checkIsolated() { dispatchPrecondition(condition: .onQueue(self)) }
}
