/// Moves all that an animator of an app's animates by how far a transition is to have come.
///
/// It has the time of the layers in which that happens stand still, and sets it (DT2). Animators with
/// a time of their own are set as far. Steps DT1… are in `Documentation/Behaviour/Previews.md`.
@MainActor
final class TransitionDriver {
  /// The one that takes what is animated now.
  private(set) static var collecting: TransitionDriver?

  /// Seconds of the whole way.
  private let duration: TimeInterval
  /// Whether animators keep to their curves; what a finger moves goes evenly.
  private let keepsCurves: Bool
  /// Which part of the way it has come.
  private(set) var fraction: CGFloat = 0

  /// A layer whose time is set, with its time at the beginning and its timing before.
  private struct Stage {
    let layer: CALayer
    let start: CFTimeInterval
    let speed: Float
    let timeOffset: CFTimeInterval
  }

  /// A property that is animated, and what it was told to be before.
  private struct Former {
    let view: UIView
    let key: String
    let value: Any?
  }

  private var stages: [Stage] = []
  private var formers: [Former] = []
  private var animators: [(animator: any UIViewImplicitlyAnimating, delay: TimeInterval)] = []
  private var link: CADisplayLink?
  private var isOver = false

  init(in container: UIView, lasting duration: TimeInterval, keepsCurves: Bool) {
    (self.duration, self.keepsCurves) = (max(duration, 1e-3), keepsCurves)
    freeze(container.layer)
  }

  // MARK: Taking

  /// Takes all that is animated meanwhile.
  func collect(_ body: () -> Void) {
    let before = Self.collecting
    Self.collecting = self
    body()
    Self.collecting = before
  }

  /// Takes an animator, which makes its changes and rests.
  func take(_ animator: any UIViewImplicitlyAnimating, after delay: TimeInterval = 0) {
    guard !animators.contains(where: { $0.animator === animator }) else { return }
    animators.append((animator, delay))
    animator.pauseAnimation()
    if keepsCurves { (animator as? UIViewPropertyAnimator)?.scrubsLinearly = false }
  }

  /// Is told that a view's property will be animated.
  func note(_ view: UIView, _ key: String) {
    let isKnown = formers.contains { $0.view === view && $0.key == key }
    if !isKnown {
      formers.append(Former(view: view, key: key, value: view.layer.value(forKeyPath: key)))
    }
    let around = sequence(first: view.layer, next: \.superlayer)
    if !around.contains(where: { layer in stages.contains { $0.layer === layer } }) {
      freeze(view.layer)
    }
  }

  private func freeze(_ layer: CALayer) {
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    stages.append(
      Stage(layer: layer, start: now, speed: layer.speed, timeOffset: layer.timeOffset))
    (layer.speed, layer.timeOffset) = (0, now)
  }

  // MARK: Moving

  /// Has it be so far of the way; what is held does not come to its end (DT3).
  func scrub(to fraction: CGFloat) {
    hold()
    set(min(max(fraction, 0), 0.9999))
  }

  /// Has it rest where it is.
  func hold() {
    link?.invalidate()
    link = nil
  }

  /// Lets it go on to its end, or back.
  ///
  /// - Parameters:
  ///   - toEnd: Whether it goes on.
  ///   - speed: How many times faster than usual.
  ///   - curve: How it goes.
  func letGo(toEnd: Bool, speed: CGFloat, curve: any UITimingCurveProvider) {
    hold()
    let (from, goal) = (fraction, toEnd ? 1 : 0 as CGFloat)
    let seconds = abs(goal - from) * duration / max(speed, 1e-2)
    let pace = AnimatorPace(curve, duration: seconds)
    let begin = CACurrentMediaTime()
    let link = CADisplayLink { [weak self] link in
      let time = link.timestamp
      MainActor.assumeIsolated {
        guard let self else { return }
        let past = time - begin
        if past < pace.duration {
          let way = CGFloat(pace.value(at: past / pace.duration))
          self.set(min(max(from + (goal - from) * way, 0), 1))
        } else if toEnd {
          // What begins later than the rest, or lasts longer, goes on.
          self.set(1 + CGFloat((past - pace.duration) / self.duration))
        } else {
          self.goBack()
        }
      }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func set(_ new: CGFloat) {
    fraction = min(new, 1)
    let time = Double(new) * duration
    for stage in stages { stage.layer.timeOffset = stage.start + time }
    for (animator, delay) in animators where animator.state == .active {
      let length = (animator as? UIViewPropertyAnimator)?.duration ?? duration
      let part = (time - delay) / max(length, 1e-3)
      if part >= 1, link != nil {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      } else {
        animator.fractionComplete = CGFloat(min(max(part, 0), 1))
      }
    }
  }

  /// DT4: all is as it was at the beginning, and who waits is told.
  private func goBack() {
    hold()
    fraction = 0
    for former in formers.reversed() { former.view.tell(former.value, forKeyPath: former.key) }
    finish(at: .start)
    thaw()
    for former in formers { former.view.layer.removeAnimation(forKey: former.key) }
  }

  /// Has it be over.
  ///
  /// - Parameter completed: Whether all is as at the end, and not as at the beginning.
  func end(_ completed: Bool) {
    guard !isOver else { return }
    isOver = true
    hold()
    finish(at: completed ? .end : .start)
    thaw()
  }

  private func finish(at position: UIViewAnimatingPosition) {
    for (animator, _) in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
    }
  }

  private func thaw() {
    for stage in stages {
      (stage.layer.speed, stage.layer.timeOffset) = (stage.speed, stage.timeOffset)
    }
    stages = []
  }
}
