// Changes of a navigation controller's stack (Navigation.NV1…, in
// `Documentation/Behaviour/Navigation.md`).
extension UINavigationController {
  /// Whether there is a controller to pop to and no transition in progress.
  var canBePopped: Bool { stack.count > 1 && transition == nil }

  /// Handles a press of the back button.
  func handleBackButtonPress() { if canBePopped { popViewController(animated: true) } }

  /// Begins an interactive pop; returns `nil` if the app provides an animator.
  func beginInteractivePop() -> NavigationTransition? {
    show(stack.dropLast(), .pop, animated: true, isInteractive: true)
    return transition
  }

  /// Sets the controllers, and shows the top one (Navigation.NV2).
  func show(
    _ new: [UIViewController], _ operation: Operation, animated: Bool, isInteractive: Bool = false
  ) {
    let animated = animated && UIView.areAnimationsEnabled
    // A running transition is completed first.
    transition?.finishImmediately()
    let old = stack
    guard !new.elementsEqual(old, by: ===) else { return }
    let gone = old.filter { one in !new.contains { $0 === one } }
    let added = new.filter { one in !old.contains { $0 === one } }
    let isOther = old.last !== new.last
    var animationController: (any UIViewControllerAnimatedTransitioning)?
    if animated, isOther, let from = old.last, let to = new.last {
      animationController = delegate?.navigationController(
        self, animationControllerFor: operation, from: from, to: to)
      if animationController != nil, isInteractive { return }
      // An interactive pop moves the views as without a zoom (Presentations.TR3).
      if animationController == nil, !isInteractive {
        let zoomed = operation == .pop ? from : to
        animationController = ZoomAnimator(
          zoomed.preferredTransition, isForward: operation != .pop)
      }
    }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.isLeavingParent = true
    }
    for controller in added { addChild(controller) }
    stack = new
    contained = new + gone
    container?.barsChanged()
    toolbar.setItems(new.last?.toolbarItems, animated: animated && isOther)
    let finish: (Bool) -> Void = { [self] completed in
      guard completed else { return restoreStack(old, gone) }
      for controller in gone { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
    guard let to = new.last, isOther, let from = shown, appearance == .appeared, isInWindow else {
      navigationBar.show(new.map(\.navigationItem))
      if isViewLoaded { replace(with: new.last) }
      return finish(true)
    }
    guard animated else {
      navigationBar.show(new.map(\.navigationItem))
      swap(from, to)
      finish(true)
      return notifyDidShow(to, animated: false)
    }
    move(
      from, to, operation, animationController, isInteractive: isInteractive,
      items: old.map(\.navigationItem), then: finish)
  }

  private var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// Replaces the visible controller before the view is visible, or while it appears.
  func replace(with controller: UIViewController?) {
    guard controller !== shown || controller?.viewIfLoaded?.superview !== contentContainer else {
      return
    }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = controller
    guard let controller else { return }
    // A transition of this controller sends the events of its descendants.
    if appearance == .appearing, !receivesAppearanceAutomatically {
      controller.forwardAppearance { $0.willAppear(animated: isAnimated) }
    }
    addView(of: controller, to: contentContainer)
    view.setNeedsLayout()
  }

  private func addView(of controller: UIViewController, to contentContainer: UIView) {
    controller.loadViewIfNeeded()
    let (frame, insets) = room(for: controller)
    controller.barInsets = insets
    controller.view.frame = frame
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentContainer.addSubview(controller.view)
  }

  /// Replaces one controller by another without an animation (Navigation.NV4).
  private func swap(_ from: UIViewController, _ to: UIViewController) {
    to.loadViewIfNeeded()
    (from.isTransitioning, to.isTransitioning) = (true, true)
    from.forwardAppearance { $0.willDisappear(animated: false) }
    to.forwardAppearance { $0.willAppear(animated: false) }
    delegate?.navigationController(self, willShow: to, animated: false)
    from.viewIfLoaded?.removeFromSuperview()
    overlay(of: from)?.removeFromSuperview()
    shown = to
    addView(of: to, to: contentContainer)
    overlay(of: to).map(contentContainer.addSubview)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    from.forwardAppearance { $0.didDisappear() }
    to.forwardAppearance { $0.didAppear() }
    (from.isTransitioning, to.isTransitioning) = (false, false)
  }

  private func notifyDidShow(_ controller: UIViewController, animated: Bool) {
    lastReportedController = controller
    delegate?.navigationController(self, didShow: controller, animated: animated)
    UIScreen.main.updateInterfaceOrientation(animated: animated)
  }

  /// Replaces one controller by another with an animation (Navigation.NV3).
  private func move(
    _ from: UIViewController, _ to: UIViewController, _ operation: Operation,
    _ animationController: (any UIViewControllerAnimatedTransitioning)?, isInteractive: Bool,
    items oldItems: [UINavigationItem], then finish: @escaping (Bool) -> Void
  ) {
    to.loadViewIfNeeded()
    let isForward = operation != .pop
    let change = navigationBar.prepare(stack.map(\.navigationItem), isForward: isForward)
    let (frame, insets) = room(for: to)
    to.barInsets = insets
    let interactor = animationController.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let transition = NavigationTransition(
      from: from, to: to, in: contentContainer, to: frame, isForward: isForward,
      own: animationController, by: interactor,
      isInteractive: isInteractive)
    self.transition = transition
    let coordinator = transition.coordinator
    (from.coordinator, to.coordinator, self.coordinator) = (coordinator, coordinator, coordinator)
    (from.isTransitioning, to.isTransitioning) = (true, true)
    from.forwardAppearance { $0.willDisappear(animated: true) }
    to.forwardAppearance { $0.willAppear(animated: true) }
    delegate?.navigationController(self, willShow: to, animated: true)
    UIView.performWithoutAnimation {
      view.layoutIfNeeded()
      change?.begin()
    }
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isMovingBars = true
    let overlays = placeOverlays(from, to, isForward: isForward)
    coordinator.animate { [self] _ in
      change?.apply()
      for (overlay, transform) in overlays { overlay.transform = transform }
      view.setNeedsLayout()
      view.layoutIfNeeded()
      tabBarController?.layOutBar()
    }
    coordinator.onEnd = { [self] completed in
      transition.end(completed)
      self.transition = nil
      isMovingBars = false
      (from.coordinator, to.coordinator, self.coordinator) = (nil, nil, nil)
      shown = completed ? to : from
      if completed { from.viewIfLoaded?.removeFromSuperview() }
      overlay(of: completed ? from : to)?.removeFromSuperview()
      for (overlay, _) in overlays { overlay.transform = .identity }
      let items = completed ? stack.map(\.navigationItem) : oldItems
      if let change { navigationBar.finish(change, completed, items: items) }
      if !completed {
        to.forwardAppearance { $0.willDisappear(animated: true) }
        to.viewIfLoaded?.removeFromSuperview()
      }
      let (here, away) = completed ? (to, from) : (from, to)
      if !completed { here.forwardAppearance { $0.willAppear(animated: true) } }
      away.forwardAppearance { $0.didDisappear() }
      here.forwardAppearance { $0.didAppear() }
      (from.isTransitioning, to.isTransitioning) = (false, false)
      finish(completed)
      view.setNeedsLayout()
      if completed { notifyDidShow(to, animated: true) }
    }
    transition.start()
  }

  /// Returns the container of what a controller presents over its own view, such as a search.
  private func overlay(of controller: UIViewController) -> UIView? {
    guard let presented = controller.presented, presented.modalPresentationStyle.isInContext else {
      return nil
    }
    return presented.storedPresentationController?.containerView
  }

  /// Places what the controllers of a transition present over their views, and returns the
  /// transforms of these views at its end.
  private func placeOverlays(
    _ from: UIViewController, _ to: UIViewController, isForward: Bool
  ) -> [(UIView, CGAffineTransform)] {
    let width = view.bounds.width * (view.traitCollection.layoutDirection == .rightToLeft ? -1 : 1)
    var overlays: [(UIView, CGAffineTransform)] = []
    if let overlay = overlay(of: from) {
      let distance = isForward ? -width * SlideAnimator.parallax : width
      overlays.append((overlay, CGAffineTransform(translationX: distance, y: 0)))
    }
    if let overlay = overlay(of: to) {
      UIView.performWithoutAnimation {
        contentContainer.insertSubview(overlay, at: 0)
        overlay.transform = CGAffineTransform(
          translationX: isForward ? width : -width * SlideAnimator.parallax, y: 0)
      }
      overlays.append((overlay, .identity))
    }
    return overlays
  }

  /// Restores the previous controllers after a cancelled transition (Navigation.NV6).
  private func restoreStack(_ old: [UIViewController], _ gone: [UIViewController]) {
    stack = old
    contained = old
    container?.barsChanged()
    toolbar.setItems(old.last?.toolbarItems, animated: false)
    for controller in gone {
      controller.isLeavingParent = false
      controller.didMove(toParent: self)
    }
  }
}
