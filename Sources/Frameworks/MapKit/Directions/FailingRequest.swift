internal import Synchronization
internal import TactusVirtualTime

/// A request to a service that does not exist: it fails on the main queue, soon after its begin.
final class FailingRequest: Sendable {
  private let number = Mutex((last: 0, running: Int?.none))

  /// Whether it is under way.
  var isRunning: Bool { number.withLock { $0.running != nil } }

  /// Begins, in place of an earlier one.
  ///
  /// - Parameter fail: Called on the main queue, unless it was cancelled before.
  func begin(_ fail: @escaping () -> Void) {
    let own = number.withLock { number in
      number.last += 1
      number.running = number.last
      return number.last
    }
    // It is called once, on the main thread.
    nonisolated(unsafe) let fail = fail
    PhoneTime.runLater {
      let isCurrent = self.number.withLock { number in
        guard number.running == own else { return false }
        number.running = nil
        return true
      }
      if isCurrent { fail() }
    }
  }

  /// Ends without an answer.
  func cancel() { number.withLock { $0.running = nil } }
}
