// Work on the queue of a context.
// Source: CoreData.CO1–CO2
extension NSManagedObjectContext {
  /// Calls a closure asynchronously on the context's queue.
  public func perform(_ block: @escaping () -> Void) {
    queue.async { [self] in
      PerformingContext.run(self) { block() }
      processPendingChanges()
    }
  }

  /// Calls a closure on the context's queue, and returns its result.
  public func performAndWait<Result, Failure: Error>(
    _ block: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let isInside = queue.isCurrent
    return try queue.sync { () throws(Failure) -> Result in
      let result = try PerformingContext.run(self, block)
      if !isInside { processPendingChanges() }
      return result
    }
  }

  /// The schedules of a closure.
  public enum ScheduledTaskType: Sendable {
    /// Immediately, if the caller is on the context's queue.
    case immediate
    /// After what the queue has to do already.
    case enqueued
  }

  /// Calls a closure on the context's queue, and returns its result.
  public func perform<Result, Failure: Error>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping () throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let outcome = await withCheckedContinuation {
      (continuation: CheckedContinuation<Outcome<Result, Failure>, Never>) in
      perform {
        do throws(Failure) {
          continuation.resume(returning: Outcome(result: .success(try block())))
        } catch {
          continuation.resume(returning: Outcome(result: .failure(error)))
        }
      }
    }
    return try outcome.result.get()
  }

  /// The result of a closure for the caller, which is its only user.
  private struct Outcome<Result, Failure: Error> {
    let result: Swift.Result<Result, Failure>
  }
}
