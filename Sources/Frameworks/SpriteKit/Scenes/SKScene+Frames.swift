extension SKScene {
  /// The longest time between two frames, in seconds: after a longer break, as when the app was
  /// suspended, the scene continues as if only this time had passed.
  ///
  /// - Source: none. Confidence: guess.
  private static let longestFrame: TimeInterval = 1

  /// Runs the frame at a time in seconds (Scenes.SK6).
  ///
  /// - Parameters:
  ///   - time: The time of the frame; it never goes backward.
  ///   - isLimited: Whether a long break is shortened.
  package func advance(to time: TimeInterval, limited isLimited: Bool = false) {
    let delta = max(0, time - (lastTime ?? time))
    lastTime = time
    guard !isPaused else { return }
    let step = isLimited ? min(delta, Self.longestFrame) : delta
    let delegate = delegate
    if let delegate { delegate.update(time, for: self) } else { update(time) }
    evaluateActions(by: step)
    if let delegate { delegate.didEvaluateActions(for: self) } else { didEvaluateActions() }
    physicsWorld.simulate(step)
    if let delegate { delegate.didSimulatePhysics(for: self) } else { didSimulatePhysics() }
    applyConstraints()
    if let delegate { delegate.didApplyConstraints(for: self) } else { didApplyConstraints() }
    advanceContent(by: step * TimeInterval(max(0, speed)))
    if let delegate { delegate.didFinishUpdate(for: self) } else { didFinishUpdate() }
  }
}
