import Combine
import Foundation

/// A thread-safe holder of a subscription.
final class CancellableHolder: @unchecked Sendable {
  private let lock = NSLock()
  private var cancellable: AnyCancellable?

  func hold(_ cancellable: AnyCancellable) { lock.withLock { self.cancellable = cancellable } }

  func cancel() {
    lock.lock()
    let cancellable = cancellable
    self.cancellable = nil
    lock.unlock()
    cancellable?.cancel()
  }
}
