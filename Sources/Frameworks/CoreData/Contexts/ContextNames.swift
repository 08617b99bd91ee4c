// Names of notifications and of their keys.
//
// - Source: Apple's reference of `NSManagedObjectContext`; the texts of notifications are ours.
//   Confidence: documented.

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The context is confined to its thread, a deprecated form; it behaves as one with a queue that
  /// the app provides.
  case confinementConcurrencyType = 0
  /// A private queue.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

extension NSManagedObjectContext {
  /// The queue of a context, in its newer form.
  public enum ConcurrencyType: Sendable {
    /// A private queue.
    case privateQueue
    /// The main queue.
    case mainQueue
  }

  /// Creates a context with a queue (CoreData.CO1).
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }
}
