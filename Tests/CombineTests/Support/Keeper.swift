import Combine
import Foundation

/// Keeps a subscription until it is told to let go, from whatever queue.
final class Keeper: @unchecked Sendable {
  private let lock = NSLock()
  private var bond: AnyCancellable?

  func keep(_ bond: AnyCancellable) { lock.withLock { self.bond = bond } }

  func letGo() {
    lock.lock()
    let bond = bond
    self.bond = nil
    lock.unlock()
    bond?.cancel()
  }
}
