// Interactive driving of a transition (Previews.DT1…).
extension TransitionCoordinator {
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  /// Starts a transition that an interactive transitioning object drives (Previews.DT1).
  func begin(
    _ animationController: any UIViewControllerAnimatedTransitioning,
    by interactor: any UIViewControllerInteractiveTransitioning
  ) {
    (self.animationController, self.interactor) = (animationController, interactor)
    initiallyInteractive = interactor.wantsInteractiveStart
    isInteractive = initiallyInteractive
    interactor.startInteractiveTransition(self)
    guard !isOver else { return }
    moveAlong(UICubicTimingParameters(), paused: isInteractive)
    // The transition runs until it is paused (Previews.DT5).
    if !isInteractive {
      driver?.resume(
        toEnd: true, speed: 1, curve: UICubicTimingParameters(animationCurve: .linear))
    }
  }

  /// Collects the animator's animations so that they can be driven (Previews.DT2).
  func drive() {
    guard let animationController, driver == nil, !isOver else { return }
    let driver = TransitionDriver(
      in: containerView, lasting: transitionDuration, keepsCurves: !initiallyInteractive)
    self.driver = driver
    isInterruptible = true
    let animator = animationController.interruptibleAnimator(using: self)
    if isInterruptible {
      driver.add(animator)
    } else {
      driver.collect { animationController.animateTransition(using: self) }
    }
  }

  // MARK: Driving

  /// Sets the completed fraction (Previews.DT3).
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !isOver else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    if let driver {
      driver.scrub(to: self.percentComplete)
    } else {
      along?.fractionComplete = min(self.percentComplete, 0.999)
    }
  }

  func finishInteractiveTransition() { resume(toEnd: true) }

  func cancelInteractiveTransition() { resume(toEnd: false) }

  /// Pauses the transition where it is (Previews.DT5).
  func pauseInteractiveTransition() {
    guard !isInteractive, !isOver, interactor != nil else { return }
    driver?.pause()
    if let along, driver == nil { along.pauseAnimation() }
    percentComplete = driver?.fraction ?? along?.fractionComplete ?? percentComplete
    isCancelled = false
    isInteractive = true
  }

  /// Continues the transition to its end or reverses it (Previews.DT4).
  private func resume(toEnd: Bool) {
    guard isInteractive, !isOver else { return }
    isCancelled = !toEnd
    isInteractive = false
    let own = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
    let curve = own ?? UICubicTimingParameters(animationCurve: completionCurve)
    if let driver {
      driver.resume(toEnd: toEnd, speed: completionVelocity, curve: curve)
    } else if let along, along.state == .active {
      let left = toEnd ? 1 - along.fractionComplete : along.fractionComplete
      along.isReversed = !toEnd
      along.continueAnimation(
        withTimingParameters: curve, durationFactor: max(left / max(completionVelocity, 1e-2), 1e-3)
      )
    }
  }

  /// Moves all driven animations to their end, or back to their start.
  func endDriving() {
    driver?.end(!isCancelled)
    if driver == nil, interactor != nil, let along, along.state == .active {
      along.stopAnimation(false)
      along.finishAnimation(at: isCancelled ? .start : .end)
    }
    (driver, animationController, interactor) = (nil, nil, nil)
  }

  // MARK: Notifications

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionEnds.append(handler) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionChanges.append(handler) }

  func notifyInteractionChange() {
    for handler in interactionChanges { handler(self) }
    guard !isInteractive else { return }
    let handlers = interactionEnds
    interactionEnds = []
    for handler in handlers { handler(self) }
  }
}
