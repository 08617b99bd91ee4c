import Synchronization
import TactusHealthModel
import TactusPhone
import TactusThreads

/// The worker that carries out the tasks for a phone's health data, in their order, so that a slow
/// disk delays no app (Health.DB6).
///
/// - Thread: any.
final class HealthWorker: Sendable {
  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - library: The health data.
  ///   - onDone: Called on the worker's thread when a task is done.
  init(_ library: HealthLibrary, onDone: @escaping @Sendable () -> Void) {
    (self.library, self.onDone) = (library, onDone)
  }

  /// Carries out a task; `takeInputs` has the result.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - number: Its number.
  ///   - inBackground: Whether this returns at once.
  func perform(_ task: HealthTask, _ number: Int, inBackground: Bool) {
    guard inBackground else { return finish(task, number) }
    worker.post { [self] in
      finish(task, number)
      onDone()
    }
  }

  /// Removes and returns the phone's inputs of the tasks that are done.
  func takeInputs() -> [PhoneInput] {
    done.withLock { done in
      defer { done = [] }
      return done
    }
  }

  /// Waits until all tasks are done, at most for a limit.
  func wait(atMost limit: Duration) {
    guard !library.isInMemory else { return }
    worker.wait(atMost: limit)
  }

  // MARK: Internals

  private let library: HealthLibrary
  private let onDone: @Sendable () -> Void
  private let worker = SerialWorker()
  private let done = Mutex<[PhoneInput]>([])

  private func finish(_ task: HealthTask, _ number: Int) {
    let result = library.perform(task)
    done.withLock { $0.append(.healthDone(number, result)) }
  }
}
