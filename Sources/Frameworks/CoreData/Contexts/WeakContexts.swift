import Synchronization
internal import TactusThreads

/// Contexts that are referenced weakly.
final class WeakContexts: Sendable {
  private let entries = Mutex<[WeakReference<NSManagedObjectContext>]>([])

  func add(_ context: NSManagedObjectContext) {
    let entry = WeakReference(context)
    entries.withLock { entries in
      entries.removeAll { $0.object == nil || $0.object === entry.object }
      entries.append(entry)
    }
  }

  var all: [NSManagedObjectContext] { entries.withLock { $0 }.compactMap(\.object) }
}
