import Dispatch
import Synchronization

/// What the app is to be told on its main actor, in order.
///
/// An app that takes turns is told within one, so that its clock says the phone's time and a test sees all
/// that comes of it. Any other is told when its main queue comes to it.
package final class AppDeliveries: Sendable {
  /// Tells the app something.
  package typealias Delivery = @MainActor @Sendable () -> Void

  /// Makes a queue of nothing, for an app that has had no turn yet.
  package init() {}

  /// Has the app told something.
  ///
  /// The phone gives an app that takes turns one with whatever is delivered so.
  ///
  /// - Thread: any.
  package func add(_ delivery: @escaping Delivery) {
    let takesTurns = state.withLock { state in
      state.waiting.append(delivery)
      return state.takesTurns
    }
    guard !takesTurns else { return }
    DispatchQueue.main.async { [self] in MainActor.assumeIsolated { deliver() } }
  }

  /// Tells all that waits, within a turn; from now on nothing is told outside of one.
  @MainActor
  package func turn() {
    state.withLock { $0.takesTurns = true }
    deliver()
  }

  // MARK: Internals

  private struct State {
    var waiting: [Delivery] = []
    var takesTurns = false
  }

  private let state = Mutex(State())

  @MainActor
  private func deliver() {
    let due = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    for delivery in due { delivery() }
  }
}
