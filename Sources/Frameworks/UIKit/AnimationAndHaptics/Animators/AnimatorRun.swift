/// What an animator has under way: its changes, and where they are in their time.
@MainActor
final class AnimatorRun: ChangeAnimator {
  var timeline: AnimatorTimeline
  /// Is called when the timeline comes to its end.
  var onEnd: () -> Void = {}
  /// Who is kept alive while it runs.
  weak var owner: AnyObject?
  /// Whether people touch views where they are seen, rather than where they will be, or not at all.
  private let touch: Touch
  private var tracks: [AnimatorTimeline.Track] = []
  private var changes: [AnimatedChange] = []
  private var views: [UIView] = []
  /// The track that changes are of that are made now.
  private var current: Int?
  private let number: Int
  /// What time comes by while it runs.
  private var motion: RunMotion?

  private static var lastNumber = 0

  /// How people touch views that move.
  enum Touch {
    case nowhere, whereSeen, whereTold
  }

  init(_ timeline: AnimatorTimeline, touch: Touch) {
    (self.timeline, self.touch) = (timeline, touch)
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  private var now: TimeInterval { CACurrentMediaTime() }

  // MARK: Changes

  /// Makes changes that go from now on, or after a part of what is left (AN8).
  func add(after factor: Double, _ body: () -> Void) {
    tracks.append(timeline.track(at: now, after: factor))
    let around = current
    current = tracks.count - 1
    ViewAnimation.within(self, body)
    current = around
  }

  var duration: TimeInterval { timeline.pace.duration }
  var inheritedPace: ViewAnimation.Pace { timeline.pace.inherited }

  func action(for view: UIView, _ key: String) -> (any CAAction)? {
    guard let track = current else { return nil }
    // AN2: the two parts of a place may have velocities of their own.
    let isSplit = key == "position" && timeline.pace.hasDirections
    let parts: [(String, AnimatorPace.Direction)] =
      isSplit ? [("position.x", .horizontal), ("position.y", .vertical)] : [(key, .whole)]
    let former = parts.map { path, direction in
      Former(
        path: path, direction: direction, old: view.layer.value(forKeyPath: path),
        seen: seen(path, of: view.layer))
    }
    return ChangeNote { [self] in
      view.layer.removeAnimation(forKey: key)
      for former in former { drive(view, former, track) }
      hold(view)
    }
  }

  /// What a property was before it changed.
  private struct Former {
    let path: String
    let direction: AnimatorPace.Direction
    let old: Any?
    let seen: Any?
  }

  private func seen(_ path: String, of layer: CALayer) -> Any? {
    (layer.presentation() ?? layer).value(forKeyPath: path)
  }

  /// AN10: animates what has changed.
  private func drive(_ view: UIView, _ former: Former, _ track: Int) {
    let animation = DrivenAnimation(
      former.path, from: former.seen, to: seen(former.path, of: view.layer),
      progress: { [weak self] in self?.progress(of: track, former.direction) ?? 1 },
      rests: { [weak self] in self?.isResting ?? true })
    let key = "\(former.path) by animator \(number), \(changes.count)"
    changes.append(
      AnimatedChange(former.path, of: view, from: former.old, key: key, animation))
  }

  private nonisolated func progress(of track: Int, _ direction: AnimatorPace.Direction) -> Double {
    MainActor.assumeIsolated {
      timeline.progress(of: tracks[track], at: CACurrentMediaTime(), direction)
    }
  }

  private nonisolated var isResting: Bool { MainActor.assumeIsolated { timeline.run == nil } }

  /// Has a view be touched as it should be while it moves.
  private func hold(_ view: UIView) {
    guard !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    switch touch {
    case .nowhere: view.blockingAnimations += 1
    case .whereSeen: view.animators += 1
    case .whereTold: break
    }
  }

  // MARK: Time

  /// Has it go, as `AnimatorTimeline.go` says.
  func go(after delay: TimeInterval = 0, _ pace: AnimatorPace? = nil, taking part: Double = 0) {
    timeline.go(at: now, after: delay, pace, taking: part, &tracks)
    halt()
    let motion = RunMotion(self)
    self.motion = motion
    LayerSession.current.add(motion)
  }

  /// Has it rest.
  func rest() {
    timeline.rest(at: now, &tracks)
    halt()
  }

  private func halt() {
    if let motion { LayerSession.current.remove(motion) }
    motion = nil
    LayerSession.current.hasChanged = true
  }

  /// Has it be at a fraction, at rest or not.
  func set(_ fraction: Double) {
    let wasRunning = timeline.run != nil
    rest()
    timeline.set(fraction)
    if wasRunning { go() }
  }

  /// Turns it round, at rest or not.
  func turn() {
    let wasRunning = timeline.run != nil
    rest()
    timeline.turn()
    if wasRunning { go() }
  }

  /// Has views be at one of the ends, and moves them no more.
  func complete(atStart: Bool) {
    halt()
    // What was changed last is what was there last.
    for change in changes.reversed() { change.complete(atStart: atStart) }
    release()
  }

  /// Has views be where they are seen, and moves them no more.
  func stop() {
    rest()
    for change in changes.reversed() { change.stop() }
    release()
  }

  /// Has views that were stopped be at one of the ends after all.
  func finish(atStart: Bool) {
    for change in atStart ? changes.reversed() : changes { change.finish(atStart: atStart) }
  }

  private func release() {
    for view in views {
      switch touch {
      case .nowhere: view.blockingAnimations -= 1
      case .whereSeen: view.animators -= 1
      case .whereTold: break
      }
    }
    views = []
  }

  fileprivate func reach(_ time: TimeInterval) {
    guard let end = timeline.end, end <= time else { return }
    timeline.complete(&tracks)
    halt()
    onEnd()
  }
}

/// Brings the layers' time to what an animator has under way, and keeps that alive meanwhile.
private final class RunMotion: TimedMotion {
  private let run: AnimatorRun
  private let owner: AnyObject?

  @MainActor
  init(_ run: AnimatorRun) { (self.run, owner) = (run, run.owner) }

  var nextMoment: CFTimeInterval? {
    let run = run
    return MainActor.assumeIsolated { run.timeline.end }
  }

  func reach(_ time: CFTimeInterval) {
    let run = run
    MainActor.assumeIsolated { run.reach(time) }
  }
}
