/// A driver that scrubs all animations of a custom animator to a completed fraction.
///
/// The driver stops the time of the animated layers and sets their time offset (Previews.DT2);
/// property animators are set to the same fraction (Previews.DT1…, in
/// `Documentation/Behaviour/Previews.md`).
@MainActor
final class TransitionDriver {
  /// The driver that collects the animations being added now.
  private(set) static var collecting: TransitionDriver?

  /// The duration of the whole transition, in seconds.
  private let duration: TimeInterval
  /// Whether animators keep their timing curves; an interactive transition is linear.
  private let keepsCurves: Bool
  /// The completed fraction.
  private(set) var fraction: CGFloat = 0

  /// A layer whose time is stopped, with its start time and its former timing.
  private struct FrozenLayer {
    let layer: CALayer
    let start: CFTimeInterval
    let speed: Float
    let timeOffset: CFTimeInterval
  }

  /// An animated property and its former value.
  private struct SavedValue {
    let view: UIView
    let key: String
    let value: Any?
  }

  private var frozenLayers: [FrozenLayer] = []
  private var savedValues: [SavedValue] = []
  private var animators: [(animator: any UIViewImplicitlyAnimating, delay: TimeInterval)] = []
  private var link: CADisplayLink?
  private var isOver = false

  init(in container: UIView, lasting duration: TimeInterval, keepsCurves: Bool) {
    (self.duration, self.keepsCurves) = (max(duration, 1e-3), keepsCurves)
    freeze(container.layer)
  }

  // MARK: Collecting

  /// Collects all animations that a closure adds.
  func collect(_ body: () -> Void) {
    let before = Self.collecting
    Self.collecting = self
    body()
    Self.collecting = before
  }

  /// Adds an animator, which applies its changes and is paused.
  func add(_ animator: any UIViewImplicitlyAnimating, after delay: TimeInterval = 0) {
    guard !animators.contains(where: { $0.animator === animator }) else { return }
    animators.append((animator, delay))
    animator.pauseAnimation()
    if keepsCurves { (animator as? UIViewPropertyAnimator)?.scrubsLinearly = false }
  }

  /// Records the value of a view's property before it is animated.
  func recordValue(_ view: UIView, _ key: String) {
    let isKnown = savedValues.contains { $0.view === view && $0.key == key }
    if !isKnown {
      savedValues.append(SavedValue(view: view, key: key, value: view.layer.value(forKeyPath: key)))
    }
    let around = sequence(first: view.layer, next: \.superlayer)
    if !around.contains(where: { layer in frozenLayers.contains { $0.layer === layer } }) {
      freeze(view.layer)
    }
  }

  private func freeze(_ layer: CALayer) {
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    frozenLayers.append(
      FrozenLayer(layer: layer, start: now, speed: layer.speed, timeOffset: layer.timeOffset))
    (layer.speed, layer.timeOffset) = (0, now)
  }

  // MARK: Driving

  /// Sets the completed fraction; an interactive transition does not reach its end (Previews.DT3).
  func scrub(to fraction: CGFloat) {
    pause()
    set(min(max(fraction, 0), 0.9999))
  }

  /// Pauses the transition.
  func pause() {
    link?.invalidate()
    link = nil
  }

  /// Continues the transition to its end, or reverses it.
  ///
  /// - Parameters:
  ///   - toEnd: Whether it continues to its end.
  ///   - speed: The speed factor of the remainder.
  ///   - curve: The timing of the remainder.
  func resume(toEnd: Bool, speed: CGFloat, curve: any UITimingCurveProvider) {
    pause()
    let (from, goal) = (fraction, toEnd ? 1 : 0 as CGFloat)
    let seconds = abs(goal - from) * duration / max(speed, 1e-2)
    let pace = AnimatorTiming(curve, duration: seconds)
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
          // Animations with a delay or a longer duration continue.
          self.set(1 + CGFloat((past - pace.duration) / self.duration))
        } else {
          self.returnToStart()
        }
      }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func set(_ new: CGFloat) {
    fraction = min(new, 1)
    let time = Double(new) * duration
    for frozen in frozenLayers { frozen.layer.timeOffset = frozen.start + time }
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

  /// Restores the state before the transition, and ends the animators at their start
  /// (Previews.DT4).
  private func returnToStart() {
    pause()
    fraction = 0
    for saved in savedValues.reversed() {
      saved.view.setModelValue(saved.value, forKeyPath: saved.key)
    }
    finish(at: .start)
    thaw()
    for saved in savedValues { saved.view.layer.removeAnimation(forKey: saved.key) }
  }

  /// Ends the transition.
  ///
  /// - Parameter completed: Whether the animations end at their end rather than their start.
  func end(_ completed: Bool) {
    guard !isOver else { return }
    isOver = true
    pause()
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
    for frozen in frozenLayers {
      (frozen.layer.speed, frozen.layer.timeOffset) = (frozen.speed, frozen.timeOffset)
    }
    frozenLayers = []
  }
}
