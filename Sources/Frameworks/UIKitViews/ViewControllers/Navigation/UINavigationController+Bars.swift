// Layout of a navigation controller's bars and content (Navigation.NB11, Navigation.NV7, in
// `Documentation/Behaviour/Navigation.md`).
extension UINavigationController {
  /// Whether the toolbar is visible for the top view controller.
  private var showsToolbar: Bool {
    !isToolbarHidden && topViewController?.hidesBottomBarWhenPushed != true
  }

  /// Lays out the bars and the visible controllers' views (Navigation.NB11).
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe, bar) = (view.bounds, view.safeAreaInsets, navigationBar)
    place(contentContainer, bounds)
    follow(scrollView)
    let height = barHeight
    place(
      bar,
      CGRect(
        x: 0, y: isNavigationBarHidden ? -height : safe.top, width: bounds.width, height: height))
    bar.isHidden = isNavigationBarHidden && !isMovingBars
    let toolbarHeight = BarMetrics.height(for: view.traitCollection)
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

  /// Lays out a controller's view and sets the insets that bars cover.
  func layOut(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.superview === contentContainer else { return }
    let (frame, insets) = room(for: controller)
    controller.barInsets = insets
    controller.presented?.storedPresentationController?.containerView?.setNeedsLayout()
    // A custom animator sets the frames of the views that it moves.
    guard transition?.supportsInteraction != false else { return }
    if view.untransformedFrame != frame {
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.bounds.size = frame.size
    }
  }

  /// Returns the frame of a controller's view, and the insets of it that bars cover
  /// (Navigation.NV7).
  func room(for controller: UIViewController) -> (frame: CGRect, insets: UIEdgeInsets) {
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
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
      let height = BarMetrics.height(for: view.traitCollection)
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

  /// Shows or hides bars, optionally animated.
  func changeBars(_ animated: Bool, _ change: () -> Void) {
    guard animated, let view = viewIfLoaded, view.window != nil else { return change() }
    view.layoutIfNeeded()
    isMovingBars = true
    change()
    // Both bars are visible for the whole animation.
    (navigationBar.isHidden, toolbar.isHidden) = (false, false)
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.isMovingBars = false
      self?.view.setNeedsLayout()
    }
  }

  /// Handles a possible change of the navigation bar's height.
  func barChangedHeight() { viewIfLoaded?.setNeedsLayout() }

  func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  /// Sets a view's frame, if it differs.
  private func place(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Large titles

  /// The scroll view that the bar observes (Navigation.NB15).
  private var scrollView: UIScrollView? {
    topViewController?.viewIfLoaded == nil ? nil : topViewController?.contentScrollView(for: .top)
  }

  /// Observes the scroll view so that the bar follows it (Navigation.NB8).
  private func follow(_ scrollView: UIScrollView?) {
    if let trackedScrollView, trackedScrollView !== scrollView { trackedScrollView.onScroll = nil }
    trackedScrollView = scrollView
    scrollView?.onScroll = { [weak self] in self?.scrolled() }
    navigationBar.isAtEdge = isAtEdge
  }

  /// The distance that the content is scrolled from its top, in points; negative above the top.
  private var scrollDistance: CGFloat {
    guard let trackedScrollView else { return 0 }
    return trackedScrollView.contentOffset.y + trackedScrollView.coveredInsets.top
  }

  private var isAtEdge: Bool {
    trackedScrollView == nil
      || scrollDistance <= navigationBar.naturalHeight - navigationBar.smallHeight
  }

  /// The height of the bar, which shrinks as content scrolls up and grows as it is pulled down
  /// (Navigation.NB8).
  private var barHeight: CGFloat {
    let natural = navigationBar.naturalHeight
    guard canBarShrink, transition == nil else { return natural }
    return max(navigationBar.smallHeight, natural - scrollDistance)
  }

  /// Whether the bar follows the content: it has a large title, or a search bar that scrolls away.
  private var canBarShrink: Bool { navigationBar.naturalHeight > navigationBar.smallHeight }

  private func scrolled() {
    navigationBar.isAtEdge = isAtEdge
    guard canBarShrink, transition == nil, !isNavigationBarHidden else { return }
    place(
      navigationBar,
      CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: barHeight))
  }
}
