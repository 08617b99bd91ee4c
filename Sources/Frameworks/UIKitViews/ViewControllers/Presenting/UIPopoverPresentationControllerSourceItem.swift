/// A view or bar item to which a popover's arrow points (Presentations.PO7).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in a view; the null rectangle if it is not in the same window.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the view in another one; the null rectangle if that is not in the same
  /// window.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let window, referenceView.window === window else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button in a view; the null rectangle if no bar of its window
  /// shows it.
  public func frame(in referenceView: UIView) -> CGRect {
    shownView(in: referenceView.window)?.frame(in: referenceView) ?? .null
  }
}

extension UIMenuLeaf {
  /// The item from which a popover is presented while the element is performed; nil otherwise.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
}
