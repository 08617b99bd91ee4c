// Focus environments; nothing is focused.
extension UIView: UIFocusItem, UIFocusItemContainer {
  /// The coordinates of the items: those of the view.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIScrollView: UIFocusItemScrollableContainer {}
