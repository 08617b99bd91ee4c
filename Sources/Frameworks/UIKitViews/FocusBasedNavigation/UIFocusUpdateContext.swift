/// A movement of the focus; an iPhone has none.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The item that loses the focus; nil for none.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that gets the focus; nil for none.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that loses the focus; nil for none.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus; nil for none.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the movement.
  open var focusHeading: UIFocusHeading { [] }

  /// Creates a movement from nothing to nothing, as tests do that override its properties.
  public override init() { super.init() }
}
