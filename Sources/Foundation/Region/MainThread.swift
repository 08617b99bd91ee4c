import Dispatch
import Foundation

/// Checks for code of the main actor.
package enum MainThread {
  /// Whether the current thread may access the main actor's state.
  ///
  /// After `dispatchMain()` the main thread is gone, and other threads serve the main queue
  /// (measured, Swift 6.3 on Linux).
  package static var isCurrent: Bool { isOnQueue || Thread.isMainThread }

  /// Whether the current queue is the main queue.
  package static var isOnQueue: Bool { DispatchQueue.getSpecific(key: mainQueue) != nil }

  /// Returns whether a queue is the main queue, which is a different object at each access.
  package static func isQueue(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: mainQueue) != nil
  }

  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
