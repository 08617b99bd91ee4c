import Dispatch
internal import TactusVirtualTime

/// The calls of an app's handlers on the queue of a device.
enum HandlerDelivery {
  /// Calls handlers: immediately if the device's queue is the main queue and the caller is on it.
  ///
  /// As on an iPhone, handlers need not be sendable, though they may run on another queue.
  static func run(_ calls: [() -> Void], on queue: DispatchQueue) {
    guard !calls.isEmpty else { return }
    if queue === DispatchQueue.main, PhoneTime.isOnMainQueue {
      for call in calls { call() }
      return
    }
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let calls = calls
    queue.async { for call in calls { call() } }
  }
}
