internal import Synchronization

/// The accesses of the app, which are told of changes.
///
/// - Thread: any.
enum EventStores {
  /// The accesses that exist.
  static var all: [EKEventStore] { stores.withLock { $0.compactMap(\.store) } }

  /// Adds an access.
  static func add(_ store: EKEventStore) {
    stores.withLock { stores in
      stores.removeAll { $0.store == nil }
      stores.append(WeakStore(store: store))
    }
  }

  // MARK: Internals

  private struct WeakStore: Sendable {
    weak var store: EKEventStore?
  }

  private static let stores = Mutex<[WeakStore]>([])
}
