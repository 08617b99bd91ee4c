extension UIBarButtonItem {
  /// Returns the view that shows the item in a bar of a window; nil if no bar shows it.
  func shownView(in window: UIWindow?) -> UIView? {
    guard let window else { return nil }
    if let customView { return customView.window === window ? customView : nil }
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if let button = view as? BarButton, button.item === self { return button }
      waiting += view.subviews.filter { !$0.isHidden }
    }
    return nil
  }
}
