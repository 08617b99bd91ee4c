import Dispatch
import Synchronization
import TactusThreads

/// A serial queue on which handlers of an app run, off the main thread.
///
/// The handlers run in the app context in which the queue was created.
///
/// - Thread: any.
package final class HandlerQueue: Sendable {
  /// Creates a queue, which the link's phone can wait for.
  package init(_ label: String, of link: ClientLink) {
    queue = DispatchQueue(label: label)
    link.storage.object(HandlerQueues.self) { HandlerQueues() }.add(self)
  }

  /// Enqueues a closure.
  package func async(_ body: @escaping @Sendable () -> Void) {
    pending.add(1, ordering: .sequentiallyConsistent)
    queue.async { [self] in
      AppContext.with(context, body)
      pending.subtract(1, ordering: .sequentiallyConsistent)
    }
  }

  /// Enqueues a closure at a time of the machine's clock; nobody waits for it.
  package func asyncAfter(deadline: DispatchTime, _ body: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: deadline) { [context] in AppContext.with(context, body) }
  }

  // MARK: Internals

  private let queue: DispatchQueue
  private let context = AppContext.current
  private let pending = Atomic(0)

  fileprivate var isIdle: Bool { pending.load(ordering: .sequentiallyConsistent) == 0 }

  fileprivate func wait(for limit: Duration) {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    _ = done.wait(timeout: .now() + .nanoseconds(Int(limit / .nanoseconds(1))))
  }
}

/// The handler queues of a link.
package final class HandlerQueues: Sendable {
  /// Waits until the handlers that were enqueued on a link have run.
  ///
  /// - Returns: Whether there were any.
  package static func settle(_ link: ClientLink) -> Bool {
    let busy = link.storage.object(HandlerQueues.self) { HandlerQueues() }.busy
    for queue in busy { queue.wait(for: longestWait) }
    return !busy.isEmpty
  }

  /// The longest wait for one queue; a handler that waits for the main thread reaches it.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestWait = Duration.seconds(1)

  fileprivate init() {}

  fileprivate func add(_ queue: HandlerQueue) {
    queues.withLock { queues in
      queues.removeAll { $0.object == nil }
      queues.append(WeakReference(queue))
    }
  }

  private let queues = Mutex<[WeakReference<HandlerQueue>]>([])

  private var busy: [HandlerQueue] {
    queues.withLock { $0.compactMap(\.object) }.filter { !$0.isIdle }
  }
}
