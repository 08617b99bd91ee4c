// What drives a transition. Steps DT1… are in `Documentation/Behaviour/Previews.md`.
extension TransitionCoordinator {
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  /// DT1: has somebody drive what moves the views, and those who move along.
  func begin(
    _ mover: any UIViewControllerAnimatedTransitioning,
    by interactor: any UIViewControllerInteractiveTransitioning
  ) {
    (self.mover, self.interactor) = (mover, interactor)
    initiallyInteractive = interactor.wantsInteractiveStart
    isInteractive = initiallyInteractive
    interactor.startInteractiveTransition(self)
    guard !isOver else { return }
    moveAlong(UICubicTimingParameters(), paused: isInteractive)
    // DT5: it goes by itself until it is held.
    if !isInteractive {
      driver?.letGo(
        toEnd: true, speed: 1, curve: UICubicTimingParameters(animationCurve: .linear))
    }
  }

  /// DT2: has the animator's animations wait to be driven.
  func drive() {
    guard let mover, driver == nil, !isOver else { return }
    let driver = TransitionDriver(
      in: containerView, lasting: transitionDuration, keepsCurves: !initiallyInteractive)
    self.driver = driver
    isInterruptible = true
    let animator = mover.interruptibleAnimator(using: self)
    if isInterruptible {
      driver.take(animator)
    } else {
      driver.collect { mover.animateTransition(using: self) }
    }
  }

  // MARK: Said by who drives

  /// DT3.
  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !isOver else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    if let driver {
      driver.scrub(to: self.percentComplete)
    } else {
      along?.fractionComplete = min(self.percentComplete, 0.999)
    }
  }

  func finishInteractiveTransition() { letGo(toEnd: true) }

  func cancelInteractiveTransition() { letGo(toEnd: false) }

  /// DT5.
  func pauseInteractiveTransition() {
    guard !isInteractive, !isOver, interactor != nil else { return }
    driver?.hold()
    if let along, driver == nil { along.pauseAnimation() }
    percentComplete = driver?.fraction ?? along?.fractionComplete ?? percentComplete
    isCancelled = false
    isInteractive = true
  }

  /// DT4: lets it go on, or back.
  private func letGo(toEnd: Bool) {
    guard isInteractive, !isOver else { return }
    isCancelled = !toEnd
    isInteractive = false
    let own = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
    let curve = own ?? UICubicTimingParameters(animationCurve: completionCurve)
    if let driver {
      driver.letGo(toEnd: toEnd, speed: completionVelocity, curve: curve)
    } else if let along, along.state == .active {
      let left = toEnd ? 1 - along.fractionComplete : along.fractionComplete
      along.isReversed = !toEnd
      along.continueAnimation(
        withTimingParameters: curve, durationFactor: max(left / max(completionVelocity, 1e-2), 1e-3)
      )
    }
  }

  /// Has all that is driven be at its end, or back at its beginning.
  func endDriving() {
    driver?.end(!isCancelled)
    if driver == nil, interactor != nil, let along, along.state == .active {
      along.stopAnimation(false)
      along.finishAnimation(at: isCancelled ? .start : .end)
    }
    (driver, mover, interactor) = (nil, nil, nil)
  }

  // MARK: Who is told

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

  func tellOfInteraction() {
    for handler in interactionChanges { handler(self) }
    guard !isInteractive else { return }
    let handlers = interactionEnds
    interactionEnds = []
    for handler in handlers { handler(self) }
  }
}
