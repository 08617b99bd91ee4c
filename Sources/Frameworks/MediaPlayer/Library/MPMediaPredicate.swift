/// A condition of a query.
///
/// - Thread: any; all its properties are constants.
open class MPMediaPredicate: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates a predicate that accepts all items.
  public override init() { super.init() }

  /// Returns whether an item meets the condition.
  func accepts(_ item: MPMediaEntity) -> Bool { true }
}
