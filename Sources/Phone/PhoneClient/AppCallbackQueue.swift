import Dispatch
import Synchronization
import TactusThreads

/// A queue of callbacks that run on the app's main actor, in order.
///
/// In an app that takes turns callbacks run within a turn, so that the app's clock has the phone's
/// time and a test sees all effects. In any other app they run from the main queue.
package final class AppCallbackQueue: Sendable {
  /// A callback into the app.
  package typealias Callback = @MainActor @Sendable () -> Void

  /// Creates an empty queue for an app that has had no turn yet.
  package init() {}

  /// Adds a callback.
  ///
  /// If the app takes turns, the phone gives it one for its pending callbacks.
  ///
  /// - Thread: any.
  package func add(_ callback: @escaping Callback) {
    let takesTurns = state.withLock { state in
      state.waiting.append(callback)
      return state.takesTurns
    }
    guard !takesTurns else { return }
    DispatchQueue.main.async { [self] in
      AppContext.with(context) { MainActor.assumeIsolated { deliver() } }
    }
  }

  /// Whether callbacks are pending.
  ///
  /// - Thread: any.
  package var isWaiting: Bool { state.withLock { !$0.waiting.isEmpty } }

  /// Runs all pending callbacks within a turn; from now on none runs outside of a turn.
  @MainActor
  package func deliverWithinTurn() {
    state.withLock { $0.takesTurns = true }
    deliver()
  }

  // MARK: Internals

  private struct State {
    var waiting: [Callback] = []
    var takesTurns = false
  }

  private let state = Mutex(State())
  /// The context of the app, in which callbacks run.
  private let context = AppContext.current

  @MainActor
  private func deliver() {
    let due = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for callback in due { callback() }
  }
}
