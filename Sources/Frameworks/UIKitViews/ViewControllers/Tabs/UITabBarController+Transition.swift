extension UITabBarController {
  /// Replaces one view controller with another, using the delegate's animator (Tabs.TB8).
  ///
  /// - Parameters:
  ///   - from: The visible view controller.
  ///   - to: The view controller that replaces it.
  ///   - animator: The animator of the delegate.
  ///   - isForward: Whether the new view controller follows the old one in the tab bar.
  ///   - restore: A closure that selects the old view controller after a cancellation.
  func move(
    from: UIViewController, to: UIViewController,
    with animator: any UIViewControllerAnimatedTransitioning, isForward: Bool,
    restore: @escaping () -> Void
  ) {
    to.loadViewIfNeeded()
    layOutBar()
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (from.isTransitioning, to.isTransitioning) = (true, true)
    view.insertSubview(container, belowSubview: accessoryCard ?? ownBar)
    container.addSubview(from.view)
    to.barInsets.bottom = from.barInsets.bottom
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let transition = NavigationTransition(
      from: from, to: to, in: container, to: view.bounds, isForward: isForward, own: animator,
      by: delegate?.tabBarController(self, interactionControllerFor: animator),
      isInteractive: false)
    self.transition = transition
    let coordinator = transition.coordinator
    (from.coordinator, to.coordinator, self.coordinator) = (coordinator, coordinator, coordinator)
    from.forwardAppearance { $0.willDisappear(animated: true) }
    to.forwardAppearance { $0.willAppear(animated: true) }
    coordinator.onEnd = { [self] isCompleted in
      // A controller that left the tab bar cannot be shown again.
      let completed = isCompleted || departing === from
      transition.end(completed)
      self.transition = nil
      (from.coordinator, to.coordinator, self.coordinator) = (nil, nil, nil)
      let (here, away) = completed ? (to, from) : (from, to)
      if !completed {
        restore()
        to.forwardAppearance { $0.willDisappear(animated: true) }
        from.forwardAppearance { $0.willAppear(animated: true) }
      }
      shown = here
      away.viewIfLoaded?.removeFromSuperview()
      here.view.frame = view.bounds
      view.insertSubview(here.view, belowSubview: accessoryCard ?? ownBar)
      container.removeFromSuperview()
      away.forwardAppearance { $0.didDisappear() }
      here.forwardAppearance { $0.didAppear() }
      (from.isTransitioning, to.isTransitioning) = (false, false)
      removeDeparting()
      layOutBar()
      view.setNeedsLayout()
      UIScreen.main.updateInterfaceOrientation(animated: true)
    }
    transition.start()
  }
}
