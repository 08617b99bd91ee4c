internal import Synchronization
internal import TactusVirtualTime

/// A request to a service that does not exist: it fails on the main queue soon after its start.
final class FailingRequest: Sendable {
  private let number = Mutex((last: 0, running: Int?.none))

  /// Whether the request is in progress.
  var isRunning: Bool { number.withLock { $0.running != nil } }

  /// Starts the request, replacing an earlier one.
  ///
  /// - Parameter fail: Called on the main queue, unless it was cancelled before.
  func begin(_ fail: @escaping () -> Void) {
    let own = number.withLock { number in
      number.last += 1
      number.running = number.last
      return number.last
    }
    // Called once, on the main thread.
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

  /// Ends the request without a callback.
  func cancel() { number.withLock { $0.running = nil } }
}
