import TactusThreads

/// An animation of view changes made in a closure (Views.V12…V16).
@MainActor
package final class ViewAnimation: ChangeAnimator {
  /// The course of an animation from beginning to end.
  enum Timing {
    case curve(CAMediaTimingFunction)
    /// A spring with a damping ratio above 0, and an initial velocity in total distances per
    /// second.
    case spring(ratio: CGFloat, velocity: CGFloat)
  }

  /// The duration in seconds.
  let duration: TimeInterval
  /// The delay before the animation begins, in seconds.
  let delay: TimeInterval
  let timing: Timing
  let options: UIView.AnimationOptions
  private let end: AnimationCompletion

  /// Whether changes are animated at all.
  package static var areEnabled: Bool {
    get { areEnabledOfContext.value }
    _modify { yield &areEnabledOfContext.value }
  }

  private static let areEnabledOfContext = ContextLocal<Bool>(true)
  private static var running: [any ChangeAnimator] {
    get { runningOfContext.value }
    _modify { yield &runningOfContext.value }
  }

  private static let runningOfContext = ContextLocal<[any ChangeAnimator]>([])
  /// The innermost animator whose changes are being made.
  static var current: (any ChangeAnimator)? { areEnabled ? running.last : nil }

  /// Creates an animation; a nested one inherits duration and curve (Views.V15).
  init(
    duration: TimeInterval, delay: TimeInterval, timing: Timing, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    TestHost.startIfNeeded()
    let around = Self.current
    let keepsDuration = around == nil || options.contains(.overrideInheritedDuration)
    let keepsPace = around == nil || options.contains(.overrideInheritedCurve)
    self.duration = keepsDuration ? duration : around?.duration ?? duration
    self.timing = keepsPace ? timing : around?.inheritedTiming ?? timing
    (self.delay, self.options) = (delay, options)
    end = AnimationCompletion(blocks: !options.contains(.allowUserInteraction), completion)
  }

  /// Makes changes as part of the animation, then runs a closure before the animation completes.
  func run(_ changes: () -> Void, then finish: () -> Void = {}) {
    Self.within(self, changes)
    finish()
    end.close()
  }

  /// Makes changes that an animator animates.
  static func within(_ animator: any ChangeAnimator, _ changes: () -> Void) {
    let flushes = animator.flushesUpdates || Self.flushes
    if flushes { flushUpdates() }
    running.append(animator)
    changes()
    if flushes { flushUpdates() }
    running.removeLast()
  }

  /// Whether an animator flushes pending updates (Views.V33).
  private static var flushes: Bool { running.contains(where: \.flushesUpdates) }

  /// Flushes pending updates in all windows.
  private static func flushUpdates() {
    for window in UIScreen.main.windows { window.layoutIfNeeded() }
  }

  /// Pushes an animator, which animates all changes from now on.
  static func enter(_ animator: any ChangeAnimator) { running.append(animator) }

  /// Removes an animator, which stops animating changes.
  static func leave(_ animator: any ChangeAnimator) { running.removeAll { $0 === animator } }

  /// Runs a closure in the context around an animator.
  static func around<Made>(_ animator: any ChangeAnimator, _ make: () -> Made) -> Made {
    let before = running
    defer { running = before }
    running = Array(running.prefix { $0 !== animator })
    return make()
  }

  var inheritedTiming: Timing { timing }
  var flushesUpdates: Bool { options.contains(.flushUpdates) }

  /// Makes changes without animation.
  static func without(_ changes: () -> Void) {
    let (before, flushes) = (areEnabled, Self.flushes)
    if flushes { flushUpdates() }
    areEnabled = false
    changes()
    if flushes { flushUpdates() }
    areEnabled = before
  }

  /// Returns the action for a change of a property of a view's layer in this animation (Views.V12).
  func action(for view: UIView, _ key: String) -> (any CAAction)? {
    guard duration > 0 else { return nil }
    TransitionDriver.collecting?.recordValue(view, key)
    let layer = view.layer
    // A property that is being animated starts from its presentation value (Views.V13).
    let isMoving = layer.animationKeys() != nil
    let seen = isMoving ? layer.presentation() ?? layer : layer
    guard let start = seen.value(forKeyPath: key) else { return nil }
    if let recorder = KeyframeRecorder.current, recorder.isRecording(self) {
      return recorder.action(for: view, key, from: start)
    }
    let animation = makeAnimation(key)
    animation.fromValue = start
    prepare(animation, for: view)
    return animation
  }

  /// Sets the properties that all layer animations of this view animation share.
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
    switch timing {
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

/// A delegate that calls the completion handler after all layer animations of a closure.
@MainActor
final class AnimationCompletion: NSObject, @preconcurrency CAAnimationDelegate {
  private let blocks: Bool
  private var completion: ((Bool) -> Void)?
  private var count = 0
  private var isClosed = false
  private var isFinished = true
  private var views: [UIView] = []

  init(blocks: Bool, _ completion: ((Bool) -> Void)?) {
    (self.blocks, self.completion) = (blocks, completion)
  }

  /// Waits for another layer animation; unless allowed, its view receives no touches until all have
  /// ended (Views.V16).
  func add(_ view: UIView) {
    count += 1
    guard blocks, !views.contains(where: { $0 === view }) else { return }
    views.append(view)
    view.blockingAnimations += 1
  }

  /// Calls the completion handler once the animations added so far have ended.
  func close() {
    isClosed = true
    completeIfFinished()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    count -= 1
    isFinished = isFinished && flag
    completeIfFinished()
  }

  private func completeIfFinished() {
    guard isClosed, count == 0 else { return }
    for view in views { view.blockingAnimations -= 1 }
    views = []
    let completion = completion
    self.completion = nil
    completion?(isFinished)
  }
}
