/// A focusable object.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item is focusable.
  var canBecomeFocused: Bool { get }
  /// The frame in the coordinates of the container.
  var frame: CGRect { get }
  /// The appearance of the focused item; nil for none.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item in its focus group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// Called when a finger on a remote hints at moving the focus.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// Nil.
  public var focusEffect: UIFocusEffect? { nil }
  /// Ignored.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// Whether the item is focused; false on an iPhone.
  public var isFocused: Bool { false }
}
