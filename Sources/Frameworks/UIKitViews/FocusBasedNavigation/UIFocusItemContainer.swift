/// A container of focusable items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space of the items.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items in a rectangle.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A scrollable container.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// The offset of the visible part.
  var contentOffset: CGPoint { get set }
  /// The size of the content.
  var contentSize: CGSize { get }
  /// The size of the visible part.
  var visibleSize: CGSize { get }
}
