internal import Synchronization
internal import TactusThreads

/// The stores of the app, which are notified of changes.
///
/// - Thread: any.
enum EventStores {
  /// The accesses that exist.
  static var all: [EKEventStore] { stores.withLock { $0.compactMap(\.object) } }

  /// Adds an access.
  static func add(_ store: EKEventStore) {
    stores.withLock { stores in
      stores.removeAll { $0.object == nil }
      stores.append(WeakReference(store))
    }
  }

  // MARK: Internals

  private static let stores = Mutex<[WeakReference<EKEventStore>]>([])
}
