/// A container of items that can get the focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates of the items.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The position of the visible part.
  var contentOffset: CGPoint { get set }
  /// The size of the content.
  var contentSize: CGSize { get }
  /// The size of the visible part.
  var visibleSize: CGSize { get }
}
