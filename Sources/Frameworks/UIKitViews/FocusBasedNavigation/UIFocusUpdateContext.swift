/// A movement of the focus; an iPhone has none.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that loses the focus; always nil.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets the focus; always nil.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that loses the focus; always nil.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus; always nil.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the movement.
  open var focusHeading: UIFocusHeading { [] }

  /// Creates an empty movement, for tests that override its properties.
  public override init() { super.init() }
}
