/// The present result of a search, and the direction in which it continues.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The present result; its target is nil before the first one.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search.
  open var searchDirection: UIAccessibilityCustomRotor.Direction = .next

  /// Creates a predicate of a search that begins.
  public override init() { super.init() }
}
