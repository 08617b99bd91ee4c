// Where a navigation controller's bars are, and what they leave. Steps NB11, NV7 are in
// `Documentation/Behaviour/Navigation.md`.
extension UINavigationController {
  /// Whether there is a toolbar for the controller on top.
  private var showsToolbar: Bool {
    !isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true
  }

  /// NB11: puts all where it is now.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe, bar) = (view.bounds, view.safeInsets, navigationBar)
    place(stage, bounds)
    follow(scrollView)
    let height = barHeight
    place(
      bar,
      CGRect(
        x: 0, y: isNavigationBarHidden ? -height : safe.top, width: bounds.width, height: height))
    bar.isHidden = isNavigationBarHidden && !isMovingBars
    let toolbarHeight = BarMeasures.height(for: view.traitCollection)
    toolbar.roomBeneath = safe.bottom
    place(
      toolbar,
      CGRect(
        x: 0, y: showsToolbar ? bounds.maxY - safe.bottom - toolbarHeight : bounds.maxY + 1,
        width: bounds.width, height: toolbarHeight))
    toolbar.isHidden = !showsToolbar && !isMovingBars
    if let top = topViewController { layOut(top) }
    if let shown, shown !== topViewController { layOut(shown) }
  }

  /// Where the view of a controller is, with what bars cover of it.
  func layOut(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.superview === stage else { return }
    let (frame, insets) = room(for: controller)
    controller.barInsets = insets
    // What an animator of the app's own moves, is where that puts it.
    guard transition?.canBeHeld != false else { return }
    if view.unturnedFrame != frame {
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.bounds.size = frame.size
    }
  }

  /// NV7: what a controller's view takes, and what of that bars cover.
  func room(for controller: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
    let (bounds, safe) = (view.bounds, view.safeInsets)
    var frame = bounds
    var insets = UIEdgeInsets.zero
    let edges = controller.edgesForExtendedLayout
    if !isNavigationBarHidden {
      let height = navigationBar.naturalHeight
      let goesBehind =
        edges.contains(.top)
        && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
      if goesBehind {
        insets.top = height
      } else {
        frame.origin.y += safe.top + height
        frame.size.height -= safe.top + height
      }
    }
    if !isToolbarHidden, !controller.hidesBottomBarWhenPushed {
      let height = BarMeasures.height(for: view.traitCollection)
      let goesBehind =
        edges.contains(.bottom)
        && (toolbar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
      if goesBehind {
        insets.bottom = height
      } else {
        frame.size.height -= safe.bottom + height
      }
    }
    return (frame, insets)
  }

  /// Has bars come or go, at once or by sliding.
  func changeBars(_ animated: Bool, _ change: () -> Void) {
    guard animated, let view = viewIfLoaded, view.window != nil else { return change() }
    view.layoutIfNeeded()
    isMovingBars = true
    change()
    // What comes is seen from the beginning, and what goes until the end.
    (navigationBar.isHidden, toolbar.isHidden) = (false, false)
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.isMovingBars = false
      self?.view.setNeedsLayout()
    }
  }

  /// The bar has another height, perhaps.
  func barChangedHeight() { viewIfLoaded?.setNeedsLayout() }

  func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  /// Puts a view somewhere, if it is elsewhere.
  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Large titles

  /// What of the controller on top scrolls beneath the bar: its view, or the first in that.
  private var scrollView: UIScrollView? {
    guard let view = topViewController?.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// NB8: has the bar go by what scrolls.
  private func follow(_ scrollView: UIScrollView?) {
    if let followed, followed !== scrollView { followed.onScroll = nil }
    followed = scrollView
    scrollView?.onScroll = { [weak self] in self?.scrolled() }
    navigationBar.isAtEdge = isAtEdge
  }

  /// How far beneath its beginning what scrolls is; above it, less than 0.
  private var scrolledWay: CGFloat {
    guard let followed else { return 0 }
    return followed.contentOffset.y + followed.coveredInsets.top
  }

  private var isAtEdge: Bool {
    followed == nil || scrolledWay <= (navigationBar.isTopLarge ? BarMeasures.largeTitleHeight : 0)
  }

  /// NB8: a large title goes beneath as what is under it is scrolled, and is pulled down with it.
  private var barHeight: CGFloat {
    let natural = navigationBar.naturalHeight
    guard navigationBar.isTopLarge, transition == nil else { return natural }
    return max(navigationBar.smallHeight, natural - scrolledWay)
  }

  private func scrolled() {
    navigationBar.isAtEdge = isAtEdge
    guard navigationBar.isTopLarge, transition == nil, !isNavigationBarHidden else { return }
    place(
      navigationBar,
      CGRect(x: 0, y: view.safeInsets.top, width: view.bounds.width, height: barHeight))
  }
}
