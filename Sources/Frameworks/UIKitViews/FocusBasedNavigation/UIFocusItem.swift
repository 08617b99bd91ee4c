/// An object that can get the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can get the focus.
  var canBecomeFocused: Bool { get }
  /// The frame in the coordinates of the container.
  var frame: CGRect { get }
  /// The appearance of the focused item; nil for none.
  var focusEffect: UIFocusEffect? { get }
  /// The rank of the item in its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
  /// The finger on a remote control moves towards another item.
  func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
  /// Nil.
  public var focusEffect: UIFocusEffect? { nil }
  /// Ignored.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
  /// Does nothing.
  public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
  /// Whether the item has the focus; an iPhone gives it to none.
  public var isFocused: Bool { false }
}
