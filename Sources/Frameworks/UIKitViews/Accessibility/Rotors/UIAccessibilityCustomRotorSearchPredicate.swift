/// The current result of a search, and its direction.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current result; its target is nil before the first one.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search.
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next

  /// Creates the predicate of a new search.
  public override init() { super.init() }
}
