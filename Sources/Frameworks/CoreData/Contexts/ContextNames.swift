// Names of notifications and of their keys.
//
// - Source: Apple's reference of `NSManagedObjectContext`; the texts of notifications are ours.
//   Confidence: documented.

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that created the context, an old form; the context behaves as one of the app's
  /// own, without a queue.
  case confinementConcurrencyType = 0
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

extension NSManagedObjectContext {
  /// The queue of a context, in its newer form.
  public enum ConcurrencyType: Sendable {
    /// A queue of its own.
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
