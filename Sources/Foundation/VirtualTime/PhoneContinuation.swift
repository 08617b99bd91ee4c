import Synchronization

/// A continuation of a task that waits for a callback of a framework.
///
/// A task on the main actor that is resumed after the callback returns to the main queue through
/// another thread, so a turn waits for it as for a sleep that ends (AppLife.PT3, AppLife.PT17).
///
/// - Thread: any.
package struct PhoneContinuation<Value>: Sendable {
  private let base: CheckedContinuation<Value, any Error>
  private let isOfMainActor: Bool

  fileprivate init(_ base: CheckedContinuation<Value, any Error>, isOfMainActor: Bool) {
    (self.base, self.isOfMainActor) = (base, isOfMainActor)
  }

  /// Resumes the task with a result.
  package func resume(with result: sending Result<Value, any Error>) {
    if isOfMainActor { ResumedTasks.begin() }
    base.resume(with: result)
  }

  /// Resumes the task with a value.
  package func resume(returning value: sending Value) { resume(with: .success(value)) }

  /// Resumes the task with an error.
  package func resume(throwing error: any Error) { resume(with: .failure(error)) }
}

extension PhoneContinuation where Value == Void {
  /// Resumes the task.
  package func resume() { resume(with: .success(())) }
}

/// Waits for a callback of a framework.
///
/// - Parameter body: Gets the continuation, which it resumes once; called at once.
/// - Returns: The value with which the task is resumed.
/// - Throws: The error with which the task is resumed.
nonisolated(nonsending) package func withPhoneContinuation<Value>(
  _ body: (PhoneContinuation<Value>) -> Void
) async throws -> Value {
  let isCounted = isOfMainActor(#isolation)
  defer { if isCounted { ResumedTasks.end() } }
  return try await withCheckedThrowingContinuation { base in
    body(PhoneContinuation(base, isOfMainActor: isCounted))
  }
}

/// The tasks on the main actor that a callback has resumed, and that have not run there yet.
///
/// - Thread: any.
package enum ResumedTasks {
  /// Whether there is one.
  package static var isPending: Bool { count.load(ordering: .acquiring) > 0 }

  /// Counts a task that is resumed.
  package static func begin() { count.add(1, ordering: .acquiringAndReleasing) }

  /// Counts a task that runs again.
  package static func end() { count.subtract(1, ordering: .acquiringAndReleasing) }

  private static let count = Atomic<Int>(0)
}
