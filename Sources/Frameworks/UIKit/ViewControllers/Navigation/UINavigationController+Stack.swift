// How a navigation controller's controllers come and go. Steps NV1… are in
// `Documentation/Behaviour/Navigation.md`.
extension UINavigationController {
  /// Whether there is something to go back to, and nothing on its way.
  var canBePopped: Bool { stack.count > 1 && transition == nil }

  /// The button that leads back was pressed.
  func pressedBack() { if canBePopped { popViewController(animated: true) } }

  /// Begins to go back as a finger moves; nil where the app moves views itself.
  func popByFinger() -> NavigationTransition? {
    show(stack.dropLast(), .pop, animated: true, isHeld: true)
    return transition
  }

  /// NV2: sets the controllers, and shows the one on top.
  func show(
    _ new: [UIViewController], _ operation: Operation, animated: Bool, isHeld: Bool = false
  ) {
    let animated = animated && UIView.areAnimationsEnabled
    // What is still coming is there first.
    transition?.hurry()
    let old = stack
    guard !new.elementsEqual(old, by: ===) else { return }
    let gone = old.filter { one in !new.contains { $0 === one } }
    let added = new.filter { one in !old.contains { $0 === one } }
    let isOther = old.last !== new.last
    var mover: (any UIViewControllerAnimatedTransitioning)?
    if animated, isOther, let from = old.last, let to = new.last {
      mover = delegate?.navigationController(
        self, animationControllerFor: operation, from: from, to: to)
      if mover != nil, isHeld { return }
    }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.losesParent = true
    }
    for controller in added { addChild(controller) }
    stack = new
    contained = new + gone
    container?.barsChanged()
    toolbar.setItems(new.last?.toolbarItems, animated: animated && isOther)
    let finish: (Bool) -> Void = { [self] completed in
      guard completed else { return takeBack(old, gone) }
      for controller in gone { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
    }
    guard let to = new.last, isOther, let from = shown, appearance == .there, isInWindow else {
      navigationBar.show(new.map(\.navigationItem))
      if isViewLoaded { replace(with: new.last) }
      return finish(true)
    }
    guard animated else {
      navigationBar.show(new.map(\.navigationItem))
      swap(from, to)
      finish(true)
      return tellShown(to, animated: false)
    }
    move(
      from, to, operation, mover, isHeld: isHeld, items: old.map(\.navigationItem), then: finish)
  }

  private var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// Puts the one on top onto the stage before that is seen, or while it is coming.
  func replace(with controller: UIViewController?) {
    guard controller !== shown || controller?.viewIfLoaded?.superview !== stage else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = controller
    guard let controller else { return }
    // What comes with this one, on its way, is told by who moves that.
    if appearance == .appearing, !isToldByItself {
      controller.tellTree { $0.willAppear(animated: isAnimated) }
    }
    put(controller, on: stage)
    view.setNeedsLayout()
  }

  private func put(_ controller: UIViewController, on stage: UIView) {
    controller.loadViewIfNeeded()
    let (frame, insets) = room(for: controller)
    controller.barInsets = insets
    controller.view.frame = frame
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(controller.view)
  }

  /// NV4: one after another, without moving.
  private func swap(_ from: UIViewController, _ to: UIViewController) {
    to.loadViewIfNeeded()
    (from.isTransitioning, to.isTransitioning) = (true, true)
    from.tellTree { $0.willDisappear(animated: false) }
    to.tellTree { $0.willAppear(animated: false) }
    delegate?.navigationController(self, willShow: to, animated: false)
    from.viewIfLoaded?.removeFromSuperview()
    shown = to
    put(to, on: stage)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    from.tellTree { $0.didDisappear() }
    to.tellTree { $0.didAppear() }
    (from.isTransitioning, to.isTransitioning) = (false, false)
  }

  private func tellShown(_ controller: UIViewController, animated: Bool) {
    announced = controller
    delegate?.navigationController(self, didShow: controller, animated: animated)
    UIScreen.main.followPhone(animated: animated)
  }

  /// NV3: one comes as the other goes.
  private func move(
    _ from: UIViewController, _ to: UIViewController, _ operation: Operation,
    _ mover: (any UIViewControllerAnimatedTransitioning)?, isHeld: Bool,
    items oldItems: [UINavigationItem], then finish: @escaping (Bool) -> Void
  ) {
    to.loadViewIfNeeded()
    let isForward = operation != .pop
    let change = navigationBar.prepare(stack.map(\.navigationItem), isForward: isForward)
    let (frame, insets) = room(for: to)
    to.barInsets = insets
    let interactor = mover.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let transition = NavigationTransition(
      from: from, to: to, in: stage, to: frame, isForward: isForward, own: mover, by: interactor,
      isHeld: isHeld)
    self.transition = transition
    let coordinator = transition.coordinator
    (from.coordinator, to.coordinator, self.coordinator) = (coordinator, coordinator, coordinator)
    (from.isTransitioning, to.isTransitioning) = (true, true)
    from.tellTree { $0.willDisappear(animated: true) }
    to.tellTree { $0.willAppear(animated: true) }
    delegate?.navigationController(self, willShow: to, animated: true)
    UIView.performWithoutAnimation {
      view.layoutIfNeeded()
      change?.begin()
    }
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isMovingBars = true
    coordinator.animate { [self] _ in
      change?.apply()
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
      let items = completed ? stack.map(\.navigationItem) : oldItems
      if let change { navigationBar.finish(change, completed, items: items) }
      if !completed {
        to.tellTree { $0.willDisappear(animated: true) }
        to.viewIfLoaded?.removeFromSuperview()
      }
      let (here, away) = completed ? (to, from) : (from, to)
      if !completed { here.tellTree { $0.willAppear(animated: true) } }
      away.tellTree { $0.didDisappear() }
      here.tellTree { $0.didAppear() }
      (from.isTransitioning, to.isTransitioning) = (false, false)
      finish(completed)
      view.setNeedsLayout()
      if completed { tellShown(to, animated: true) }
    }
    transition.start()
  }

  /// NV6: a finger did not go far enough, so all is as before.
  private func takeBack(_ old: [UIViewController], _ gone: [UIViewController]) {
    stack = old
    contained = old
    container?.barsChanged()
    toolbar.setItems(old.last?.toolbarItems, animated: false)
    for controller in gone {
      controller.losesParent = false
      controller.didMove(toParent: self)
    }
  }
}
