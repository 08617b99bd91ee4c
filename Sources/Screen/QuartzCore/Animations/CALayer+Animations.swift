// What of a layer is in motion.
// Source: Documentation/Behaviour/Layers.md#animations (A1–A10)
extension CALayer {
  final func addRunning(_ animation: CAAnimation, forKey key: String?) {
    guard original == nil, let copy = animation.copy() as? CAAnimation else { return }
    let session = LayerSession.current
    // A transition has one key, whatever it is added for.
    let key = copy is CATransition ? kCATransition : key
    (copy as? CATransition)?.before = session.lastPicture(of: self)
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
    for old in running where old.key == key { remove(old, isFinished: old.isOver) }
  }

  final func removeAllRunning() {
    for old in running { remove(old, isFinished: old.isOver) }
  }

  // MARK: Time

  /// Gives what has no beginning yet a time of the layer as its beginning.
  final func beginAnimations(at time: CFTimeInterval) {
    guard running.contains(where: { !$0.isPlaced }) else { return }
    let local = localTime(at: time)
    for running in running where !running.isPlaced {
      running.animation.beginTime = local
      running.isPlaced = true
    }
  }

  final func tellBeginnings(at time: CFTimeInterval) {
    let local = localTime(at: time)
    for running in running
    where running.isPlaced && !running.isBegun && running.animation.beginTime <= local {
      running.isBegun = true
      running.animation.delegate?.animationDidStart(running.animation)
    }
  }

  /// An animation that has come to its end.
  struct End {
    let layer: CALayer
    let running: RunningAnimation
    /// When it did, in the time of all layers.
    let time: CFTimeInterval
  }

  final func endedAnimations(at time: CFTimeInterval) -> [End] {
    let local = localTime(at: time)
    return running.compactMap { running in
      let end = running.animation.timing.end
      guard running.isPlaced, !running.isOver, end <= local else { return nil }
      return End(layer: self, running: running, time: time - (local - end))
    }
  }

  /// Tells who waits that an animation has come to its end.
  final func finish(_ ended: RunningAnimation) {
    guard running.contains(where: { $0 === ended }) else { return }
    if ended.animation.isRemovedOnCompletion {
      remove(ended, isFinished: true)
    } else {
      ended.isOver = true
      LayerSession.current.hasChanged = true
      tellEnd(of: ended, isFinished: true)
    }
  }

  /// When the layer may look different by itself.
  final func nextChange(after time: CFTimeInterval, frame: CFTimeInterval) -> CFTimeInterval? {
    let local = localTime(at: time)
    var next: CFTimeInterval?
    for running in running where !running.isOver && !running.animation.isStill {
      let begin = running.isPlaced ? running.animation.beginTime : local
      // What has not begun waits for its beginning; what has, changes with each picture.
      let change = begin > local ? self.time(atLocal: begin) : frame
      guard let change else { continue }
      next = min(next ?? change, max(change, time))
    }
    return next
  }

  // MARK: Values

  /// What the layer is at an instant, with all that animations do to it.
  package final func shownState(at time: CFTimeInterval) -> LayerState {
    guard !running.isEmpty else { return state }
    let local = localTime(at: time)
    var shown = state
    for running in running {
      if !running.isPlaced {
        // A2. What is added now is seen at its beginning until it is committed.
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
    if !old.isOver { tellEnd(of: old, isFinished: isFinished) }
  }

  private func tellEnd(of old: RunningAnimation, isFinished: Bool) {
    // A9. What ends before anybody was told that it began has begun all the same.
    if isFinished, !old.isBegun {
      old.isBegun = true
      old.animation.delegate?.animationDidStart(old.animation)
    }
    old.animation.delegate?.animationDidStop(old.animation, finished: isFinished)
    old.group?.leave()
  }
}
