@_spi(UIKitModules) import TactusUIKitViews

extension UITableView {
  /// Returns a value and records that a default implementation returned it.
  func defaultAnswer<Value>(_ value: Value) -> Value {
    answeredByDefault = true
    return value
  }

  func replaceTableHeaderOrFooter(_ old: UIView?, by new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new {
        insertSubview(new, at: backgroundView == nil ? 0 : 1)
        // The height is the view's own.
        if bounds.width > 0 { new.frame.size.width = bounds.width }
      }
    }
    setNeedsLayout()
  }

  func commonInit() {
    alwaysBounceVertical = true
    pool.table = self
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    accessibilityContainerType = .list
    addGestureRecognizer(swipePan)
    menus = ItemContextMenus(of: self)
    pan.onAction { [weak self] pan in
      if pan.state == .began { self?.closeSwipe(animated: true) }
    }
  }
}
