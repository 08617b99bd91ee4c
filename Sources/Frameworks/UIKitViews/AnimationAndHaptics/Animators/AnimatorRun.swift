/// A run of an animator: its changes and its timeline.
@MainActor
final class AnimatorRun: ChangeAnimator {
  var timeline: AnimatorTimeline
  /// Called when the timeline reaches its end.
  var onEnd: () -> Void = {}
  /// The object retained while the animator runs.
  weak var owner: AnyObject?
  /// The hit-testing mode of the animated views.
  private let hitTesting: HitTestingMode
  private var tracks: [AnimatorTimeline.Track] = []
  private var changes: [AnimatedChange] = []
  private var views: [UIView] = []
  /// The index of the track for current changes.
  private var current: Int?
  private let number: Int
  /// The motion that advances time while the animator runs.
  private var motion: RunMotion?

  private static var lastNumber = 0

  /// The hit testing of animated views: none, at the presentation position, or at the model
  /// position.
  enum HitTestingMode {
    case none, presentation, model
  }

  /// Whether pending updates are flushed before and after the changes.
  let flushesUpdates: Bool

  init(_ timeline: AnimatorTimeline, hitTesting: HitTestingMode, flushesUpdates: Bool) {
    (self.timeline, self.hitTesting) = (timeline, hitTesting)
    self.flushesUpdates = flushesUpdates
    TestHost.startIfNeeded()
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  private var now: TimeInterval { CACurrentMediaTime() }

  // MARK: Changes

  /// Makes changes that start now, or after a fraction of the remaining time (Animators.AN8).
  func add(after factor: Double, _ body: () -> Void) {
    tracks.append(timeline.track(at: now, after: factor))
    let around = current
    current = tracks.count - 1
    ViewAnimation.within(self, body)
    current = around
  }

  var duration: TimeInterval { timeline.timing.duration }
  var inheritedTiming: ViewAnimation.Timing { timeline.timing.inherited }

  func action(for view: UIView, _ key: String) -> (any CAAction)? {
    guard let track = current else { return nil }
    // The two components of a position may have different velocities (Animators.AN2).
    let isSplit = key == "position" && timeline.timing.hasDirections
    let parts: [(String, AnimatorTiming.Direction)] =
      isSplit ? [("position.x", .horizontal), ("position.y", .vertical)] : [(key, .whole)]
    let oldValue = parts.map { path, direction in
      OldValue(
        path: path, direction: direction, old: view.layer.value(forKeyPath: path),
        seen: seen(path, of: view.layer))
    }
    return ClosureAction { [self] in
      view.layer.removeAnimation(forKey: key)
      for oldValue in oldValue { drive(view, oldValue, track) }
      applyHitTesting(to: view)
    }
  }

  /// A property's value before it changed.
  private struct OldValue {
    let path: String
    let direction: AnimatorTiming.Direction
    let old: Any?
    let seen: Any?
  }

  private func seen(_ path: String, of layer: CALayer) -> Any? {
    (layer.presentation() ?? layer).value(forKeyPath: path)
  }

  /// Animates a change that was made (Animators.AN10).
  private func drive(_ view: UIView, _ oldValue: OldValue, _ track: Int) {
    let animation = InteractiveAnimation(
      oldValue.path, from: oldValue.seen, to: seen(oldValue.path, of: view.layer),
      progress: { [weak self] in self?.progress(of: track, oldValue.direction) ?? 1 },
      rests: { [weak self] in self?.isResting ?? true })
    let key = "\(oldValue.path) by animator \(number), \(changes.count)"
    changes.append(
      AnimatedChange(oldValue.path, of: view, from: oldValue.old, key: key, animation))
  }

  private nonisolated func progress(of track: Int, _ direction: AnimatorTiming.Direction) -> Double
  {
    MainActor.assumeIsolated {
      timeline.progress(of: tracks[track], at: CACurrentMediaTime(), direction)
    }
  }

  private nonisolated var isResting: Bool { MainActor.assumeIsolated { timeline.run == nil } }

  /// Applies the hit-testing mode to a view during its animation.
  private func applyHitTesting(to view: UIView) {
    guard !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    switch hitTesting {
    case .none: view.blockingAnimations += 1
    case .presentation: view.animators += 1
    case .model: break
    }
  }

  // MARK: Time

  /// Starts or continues the run; see `AnimatorTimeline.start`.
  func start(
    after delay: TimeInterval = 0, _ timing: AnimatorTiming? = nil, taking part: Double = 0
  ) {
    timeline.start(at: now, after: delay, timing, taking: part, &tracks)
    stopMotion()
    let motion = RunMotion(self)
    self.motion = motion
    LayerSession.current.add(motion)
  }

  /// Pauses the run.
  func pause() {
    timeline.pause(at: now, &tracks)
    stopMotion()
  }

  private func stopMotion() {
    if let motion { LayerSession.current.remove(motion) }
    motion = nil
    LayerSession.current.hasChanged = true
  }

  /// Moves to a fraction, paused or running.
  func scrub(to fraction: Double) {
    let wasRunning = timeline.run != nil
    pause()
    timeline.scrub(to: fraction)
    if wasRunning { start() }
  }

  /// Reverses the direction, paused or running.
  func reverse() {
    let wasRunning = timeline.run != nil
    pause()
    timeline.reverse()
    if wasRunning { start() }
  }

  /// Ends the animations with the views at the start or the end.
  func complete(atStart: Bool) {
    stopMotion()
    // Changes are undone in reverse order.
    for change in changes.reversed() { change.complete(atStart: atStart) }
    release()
  }

  /// Ends the animations with the views in their presentation state.
  func stop() {
    pause()
    for change in changes.reversed() { change.stop() }
    release()
  }

  /// Moves the views of a stopped run to the start or the end.
  func finish(atStart: Bool) {
    for change in atStart ? changes.reversed() : changes { change.finish(atStart: atStart) }
  }

  private func release() {
    for view in views {
      switch hitTesting {
      case .none: view.blockingAnimations -= 1
      case .presentation: view.animators -= 1
      case .model: break
      }
    }
    views = []
  }

  fileprivate func reach(_ time: TimeInterval) {
    guard let end = timeline.end, end <= time else { return }
    timeline.complete(&tracks)
    stopMotion()
    onEnd()
  }
}

/// A motion that advances a run with layer time, and retains its owner meanwhile.
private final class RunMotion: TimedMotion {
  private let run: AnimatorRun
  private let owner: AnyObject?

  @MainActor
  init(_ run: AnimatorRun) { (self.run, owner) = (run, run.owner) }

  var nextFireTime: CFTimeInterval? {
    let run = run
    return MainActor.assumeIsolated { run.timeline.end }
  }

  func advance(to time: CFTimeInterval) {
    let run = run
    MainActor.assumeIsolated { run.reach(time) }
  }
}
