/// How the changes of views are animated that are made inside a closure.
///
/// Steps V12…V16 are in `Documentation/Behaviour/Views.md`.
@MainActor
final class ViewAnimation: ChangeAnimator {
  /// How an animation goes from beginning to end.
  enum Pace {
    case curve(CAMediaTimingFunction)
    /// A spring of a damping ratio above 0, and a velocity in whole ways a second.
    case spring(ratio: CGFloat, velocity: CGFloat)
  }

  /// Seconds.
  let duration: TimeInterval
  /// Seconds before it begins.
  let delay: TimeInterval
  let pace: Pace
  let options: UIView.AnimationOptions
  private let end: AnimationEnd

  /// Whether changes are animated at all.
  static var areEnabled = true
  private static var running: [any ChangeAnimator] = []
  /// The innermost that changes are made in.
  static var current: (any ChangeAnimator)? { areEnabled ? running.last : nil }

  /// Makes an animation; inside another one it has that one's duration and curve (V15).
  init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let around = Self.current
    let keepsDuration = around == nil || options.contains(.overrideInheritedDuration)
    let keepsPace = around == nil || options.contains(.overrideInheritedCurve)
    self.duration = keepsDuration ? duration : around?.duration ?? duration
    self.pace = keepsPace ? pace : around?.inheritedPace ?? pace
    (self.delay, self.options) = (delay, options)
    end = AnimationEnd(blocks: !options.contains(.allowUserInteraction), completion)
  }

  /// Makes changes as an animation, and then what else belongs to it.
  func run(_ changes: () -> Void, then finish: () -> Void = {}) {
    Self.within(self, changes)
    finish()
    end.close()
  }

  /// Makes changes that somebody animates.
  static func within(_ animator: any ChangeAnimator, _ changes: () -> Void) {
    running.append(animator)
    changes()
    running.removeLast()
  }

  /// Has somebody animate all changes from now on.
  static func enter(_ animator: any ChangeAnimator) { running.append(animator) }

  /// Has somebody animate no more changes.
  static func leave(_ animator: any ChangeAnimator) { running.removeAll { $0 === animator } }

  /// Makes something in what is around somebody who animates.
  static func around<Made>(_ animator: any ChangeAnimator, _ make: () -> Made) -> Made {
    let before = running
    defer { running = before }
    running = Array(running.prefix { $0 !== animator })
    return make()
  }

  var inheritedPace: Pace { pace }

  /// Makes changes that are not animated.
  static func without(_ changes: () -> Void) {
    let before = areEnabled
    areEnabled = false
    changes()
    areEnabled = before
  }

  /// V12: what happens when a property of a view's layer changes inside this animation.
  func action(for view: UIView, _ key: String) -> (any CAAction)? {
    guard duration > 0 else { return nil }
    TransitionDriver.collecting?.note(view, key)
    let layer = view.layer
    // V13: from what is seen, if it moves already.
    let isMoving = layer.animationKeys() != nil
    let seen = isMoving ? layer.presentation() ?? layer : layer
    guard let start = seen.value(forKeyPath: key) else { return nil }
    if let recorder = KeyframeRecorder.current, recorder.isMade(of: self) {
      return recorder.action(for: view, key, from: start)
    }
    let animation = makeAnimation(key)
    animation.fromValue = start
    prepare(animation, for: view)
    return animation
  }

  /// Gives an animation of a view's layer all that those of this one have in common.
  func prepare(_ animation: CAAnimation, for view: UIView) {
    if animation is CAKeyframeAnimation { animation.duration = duration }
    let now = view.layer.convertTime(CACurrentMediaTime(), from: nil)
    animation.fillMode = .backwards
    animation.beginTime = delay > 0 ? now + delay : 0
    animation.autoreverses = options.contains(.autoreverse)
    animation.repeatCount = options.contains(.repeat) ? .infinity : 0
    animation.delegate = end
    end.add(view)
  }

  private func makeAnimation(_ key: String) -> CABasicAnimation {
    switch pace {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = duration
      animation.timingFunction = function
      return animation
    case .spring(let ratio, let velocity):
      let animation = CASpringAnimation(keyPath: key)
      SpringFit.fit(animation, ratio: ratio, velocity: velocity, duration: duration)
      return animation
    }
  }
}

/// Waits for all animations of one closure, and says that they are over.
@MainActor
final class AnimationEnd: NSObject, @preconcurrency CAAnimationDelegate {
  private let blocks: Bool
  private var completion: ((Bool) -> Void)?
  private var count = 0
  private var isClosed = false
  private var isFinished = true
  private var views: [UIView] = []

  init(blocks: Bool, _ completion: ((Bool) -> Void)?) {
    (self.blocks, self.completion) = (blocks, completion)
  }

  /// Waits for one more; people cannot touch its view until all are over, unless they may (V16).
  func add(_ view: UIView) {
    count += 1
    guard blocks, !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    view.blockingAnimations += 1
  }

  /// Waits for no more than were added so far.
  func close() {
    isClosed = true
    tell()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    count -= 1
    isFinished = isFinished && flag
    tell()
  }

  private func tell() {
    guard isClosed, count == 0 else { return }
    for view in views { view.blockingAnimations -= 1 }
    views = []
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}
