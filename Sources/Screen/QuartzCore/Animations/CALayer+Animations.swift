// The animations of a layer.
// Source: Layers.A1–A10
extension CALayer {
  final func addRunning(_ animation: CAAnimation, forKey key: String?) {
    guard modelLayer == nil, let copy = animation.copy() as? CAAnimation else { return }
    let session = LayerSession.current
    // A transition always has the same key.
    let key = copy is CATransition ? kCATransition : key
    (copy as? CATransition)?.before = session.lastCommands(of: self)
    if let key { removeRunning(forKey: key) }
    copy.settle(duration: CATransaction.animationDuration())
    running.append(
      RunningAnimation(
        key: key, animation: copy, serial: session.nextSerial(),
        group: session.transaction.group))
    session.moving[ObjectIdentifier(self)] = self
    session.hasChanged = true
  }

  final func removeRunning(forKey key: String) {
    for old in running where old.key == key { remove(old, isFinished: old.hasEnded) }
  }

  final func removeAllRunning() {
    for old in running { remove(old, isFinished: old.hasEnded) }
  }

  // MARK: Time

  /// Sets the begin time of animations that do not have one yet.
  final func beginAnimations(at time: CFTimeInterval) {
    guard running.contains(where: { !$0.hasBeginTime }) else { return }
    let local = localTime(at: time)
    for running in running where !running.hasBeginTime {
      running.animation.beginTime = local
      running.hasBeginTime = true
    }
  }

  final func notifyBeginnings(at time: CFTimeInterval) {
    let local = localTime(at: time)
    for running in running
    where running.hasBeginTime && !running.hasBegun && running.animation.beginTime <= local {
      running.hasBegun = true
      running.animation.delegate?.animationDidStart(running.animation)
    }
  }

  /// The end of an animation.
  struct AnimationEnd {
    let layer: CALayer
    let running: RunningAnimation
    /// The time of the end, in global layer time.
    let time: CFTimeInterval
  }

  final func endedAnimations(at time: CFTimeInterval) -> [AnimationEnd] {
    let local = localTime(at: time)
    return running.compactMap { running in
      let end = running.animation.timing.end
      guard running.hasBeginTime, !running.hasEnded, end <= local else { return nil }
      return AnimationEnd(layer: self, running: running, time: time - (local - end))
    }
  }

  /// Ends an animation and notifies its delegate and completion group.
  final func finish(_ ended: RunningAnimation) {
    guard running.contains(where: { $0 === ended }) else { return }
    if ended.animation.isRemovedOnCompletion {
      remove(ended, isFinished: true)
    } else {
      ended.hasEnded = true
      LayerSession.current.hasChanged = true
      notifyEnd(of: ended, isFinished: true)
    }
  }

  /// Returns the next time at which animations change the layer.
  final func nextChange(after time: CFTimeInterval, frame: CFTimeInterval) -> CFTimeInterval? {
    let local = localTime(at: time)
    var next: CFTimeInterval?
    for running in running where !running.hasEnded && !running.animation.isStill {
      let begin = running.hasBeginTime ? running.animation.beginTime : local
      // A pending animation changes at its beginning, a running one with each frame.
      let change = begin > local ? self.time(atLocal: begin) : frame
      guard let change else { continue }
      next = min(next ?? change, max(change, time))
    }
    return next
  }

  // MARK: Values

  /// Returns the layer's state at a time, with all animations applied.
  package final func presentationState(at time: CFTimeInterval) -> LayerState {
    guard !running.isEmpty else { return state }
    let local = localTime(at: time)
    var shown = state
    for running in running {
      if !running.hasBeginTime {
        // An animation shows its beginning until it is committed (Layers.A2).
        let begin = running.animation.timing.beginTime
        running.animation.timing.beginTime = local
        running.animation.apply(to: &shown, at: local)
        running.animation.timing.beginTime = begin
      } else {
        running.animation.apply(to: &shown, at: local)
      }
    }
    return shown
  }

  // MARK: Internals

  private func remove(_ old: RunningAnimation, isFinished: Bool) {
    guard let index = running.firstIndex(where: { $0 === old }) else { return }
    running.remove(at: index)
    let session = LayerSession.current
    if running.isEmpty { session.moving[ObjectIdentifier(self)] = nil }
    session.hasChanged = true
    if !old.hasEnded { notifyEnd(of: old, isFinished: isFinished) }
  }

  private func notifyEnd(of old: RunningAnimation, isFinished: Bool) {
    // The delegate is notified of the beginning even if the animation has ended meanwhile
    // (Layers.A9).
    if isFinished, !old.hasBegun {
      old.hasBegun = true
      old.animation.delegate?.animationDidStart(old.animation)
    }
    old.animation.delegate?.animationDidStop(old.animation, finished: isFinished)
    old.group?.leave()
  }
}
