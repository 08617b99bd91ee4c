internal import Synchronization

/// The default queue of payments of a store.
///
/// - Thread: any.
final class PaymentQueueState: Sendable {
  private let storage = Mutex<SKPaymentQueue?>(nil)

  /// The queue; the first use creates it.
  func queue(_ store: LocalStore) -> SKPaymentQueue {
    storage.withLock { queue in
      if let queue { return queue }
      let new = SKPaymentQueue(store)
      queue = new
      return new
    }
  }

  /// Notifies the queue of events, if it is in use.
  func receive(_ events: [StoreEvent]) {
    storage.withLock { $0 }?.receive(events)
  }
}
