import Dispatch
import Synchronization

/// The calls of a session's delegate and closures: one after the other, on another thread.
///
/// - Thread: any.
final class DelegateCalls: Sendable {
  private let queue = DispatchQueue(label: "WCSession")
  private let waiting = Mutex<[@Sendable () -> Void]>([])

  /// Makes a call after the waiting ones.
  func add(_ call: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(call) }
    PhoneTime.callOnAnotherThread { [self] in
      queue.sync { waiting.withLock { $0.removeFirst() }() }
    }
  }
}
