import Synchronization

/// A thread that runs functions one after the other, in the order in which they were posted.
///
/// The thread is created with the first function, and ends after the worker is released and has run
/// all functions.
package final class SerialWorker: Sendable {
  /// Creates a worker without a thread.
  package init() {}

  deinit { queue.end() }

  /// Adds a function, which runs after the earlier ones.
  ///
  /// - Thread: any. Never waits for a function.
  package func post(_ function: @escaping @Sendable () -> Void) {
    guard queue.add(function) else { return }
    DetachedThread.run { [queue] in queue.run() }
  }

  /// Waits until every function that was added before has run, at most for a limit.
  ///
  /// - Parameter limit: The longest wait; `nil` for no limit.
  /// - Returns: Whether they have run.
  /// - Thread: any but the worker's own.
  @discardableResult
  package func wait(atMost limit: Duration? = nil) -> Bool {
    let isDone = WakeSignal()
    post { isDone.signal() }
    return isDone.wait(for: limit)
  }

  // MARK: Internals

  private let queue = Queue()

  /// The functions of a worker, which its thread keeps alive until it ends.
  private final class Queue: Sendable {
    private struct State {
      var waiting: [@Sendable () -> Void] = []
      var hasThread = false
      var isOver = false
    }

    private let state = Mutex(State())
    private let wakeSignal = WakeSignal()

    /// Adds a function; returns whether a thread has to be created.
    func add(_ function: @escaping @Sendable () -> Void) -> Bool {
      let hadThread = state.withLock { state in
        state.waiting.append(function)
        defer { state.hasThread = true }
        return state.hasThread
      }
      wakeSignal.signal()
      return !hadThread
    }

    /// Ends the thread after all functions.
    func end() {
      state.withLock { $0.isOver = true }
      wakeSignal.signal()
    }

    /// Runs functions until the end.
    func run() {
      while true {
        let (functions, isOver) = state.withLock { state in
          defer { state.waiting = [] }
          return (state.waiting, state.isOver)
        }
        for function in functions { function() }
        if functions.isEmpty {
          if isOver { return }
          wakeSignal.wait(for: nil)
        }
      }
    }
  }
}
