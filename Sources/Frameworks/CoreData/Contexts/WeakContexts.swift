import Synchronization

/// Contexts that are not retained.
final class WeakContexts: Sendable {
  private struct Entry: @unchecked Sendable { weak var context: NSManagedObjectContext? }
  private let entries = Mutex<[Entry]>([])

  func add(_ context: NSManagedObjectContext) {
    let entry = Entry(context: context)
    entries.withLock { entries in
      entries.removeAll { $0.context == nil || $0.context === entry.context }
      entries.append(entry)
    }
  }

  var all: [NSManagedObjectContext] { entries.withLock { $0 }.compactMap(\.context) }
}
