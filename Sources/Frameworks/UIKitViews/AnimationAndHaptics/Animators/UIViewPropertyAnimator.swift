/// An animator of views that can be paused, scrubbed, reversed and stopped.
///
/// Misuse traps with a message, as on an iPhone (Animators.AN1…, in
/// `Documentation/Behaviour/Animators.md`).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  // MARK: Creating

  /// Creates an animator with a duration of 0.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator without changes.
  ///
  /// - Parameters:
  ///   - duration: Seconds; ignored for a spring with a mass.
  ///   - parameters: The timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters.copy(with: nil) as? any UITimingCurveProvider ?? parameters
    timing = AnimatorTiming(timingParameters, duration: duration)
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: spring)
    if let animations { addAnimations(animations) }
  }

  /// Creates and starts an animator.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: The delay, in seconds.
  ///   - options: Only the curve and `allowUserInteraction` are used.
  ///   - animations: Makes the changes.
  ///   - completion: Receives the final position.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UICubicTimingParameters(animationCurve: options.curve)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: curve)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.flushUpdates = options.contains(.flushUpdates)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Returns a new animator with the same duration and timing, without the changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    (copy.isInterruptible, copy.scrubsLinearly) = (isInterruptible, scrubsLinearly)
    (copy.pausesOnCompletion, copy.flushUpdates) = (pausesOnCompletion, flushUpdates)
    return copy
  }

  // MARK: Configuration

  /// The timing parameters.
  open private(set) var timingParameters: any UITimingCurveProvider
  /// The duration in seconds.
  open var duration: TimeInterval { timing.duration }
  /// The delay with which the animator was started, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether animated views receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the app hit-tests animated views itself; otherwise they are hit at their presentation
  /// position.
  open var isManualHitTestingEnabled = false
  /// Whether `pauseAnimation()` and `stopAnimation(_:)` are permitted while the animator runs.
  open var isInterruptible = true
  /// Whether a fraction that is set is progress rather than elapsed time (Animators.AN5).
  open var scrubsLinearly = true {
    didSet { run?.timeline.scrubsLinearly = scrubsLinearly }
  }
  /// Whether the animator pauses at its end without calling its completion handlers.
  open var pausesOnCompletion = false

  /// Whether pending updates are flushed before the changes and, animated, after them (Views.V33).
  open var flushUpdates = false

  /// Adds changes, made when the animator starts, or at once if it has started.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a fraction of the duration, 0…1, or of the remaining time
  /// (Animators.AN8).
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    programmingPrecondition(state != .stopped, "animations cannot be added to a stopped animator")
    if let run {
      run.add(after: Double(delayFactor), animation)
    } else {
      blocks.append((Double(delayFactor), animation))
    }
  }

  /// Adds a completion handler, which receives the final position; handlers are called in order of
  /// addition.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: State

  /// The state of the animator (Animators.AN1).
  open private(set) var state: UIViewAnimatingState = .inactive

  /// Whether the animator is running.
  open var isRunning: Bool { run?.timeline.run != nil && state == .active }

  /// Whether the animator runs backwards (Animators.AN7).
  open var isReversed: Bool {
    get { run?.timeline.isReversed ?? startsReversed }
    set {
      guard newValue != isReversed else { return }
      guard let run else { return startsReversed = newValue }
      mustBeInterruptible("reversed")
      run.reverse()
    }
  }

  /// The completed fraction in the current direction, 0…1 (Animators.AN5); setting it activates the
  /// animator.
  open var fractionComplete: CGFloat {
    get {
      guard let run else { return 0 }
      let fraction = run.timeline.fraction(at: CACurrentMediaTime())
      return CGFloat(isReversed ? 1 - fraction : fraction)
    }
    set {
      programmingPrecondition(state != .stopped, "the fraction of a stopped animator cannot be set")
      activate()
      mustBeInterruptible("scrubbed")
      run?.scrub(to: Double(isReversed ? 1 - newValue : newValue))
    }
  }

  // MARK: Running

  /// Starts or continues the animator (Animators.AN6).
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animator after a delay in seconds, during which the views look unchanged.
  open func startAnimation(afterDelay delay: TimeInterval) {
    programmingPrecondition(
      state != .stopped, "a stopped animator cannot be started: create another one")
    guard !isRunning else { return }
    // An interactive transition drives the animator (Previews.DT2).
    if let driver = TransitionDriver.collecting { return driver.add(self, after: delay) }
    activate()
    self.delay = delay
    run?.start(after: delay)
  }

  /// Pauses the animator, or activates it paused at its start.
  open func pauseAnimation() {
    programmingPrecondition(state != .stopped, "a stopped animator cannot be paused")
    mustBeInterruptible("paused")
    activate()
    if isRunning { run?.pause() }
  }

  /// Continues a paused animator (Animators.AN6).
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remainder; nil for the previous one.
  ///   - durationFactor: The new duration as a fraction of the original; 0 for what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    programmingPrecondition(
      state == .active && !isRunning,
      "only a paused animator can be continued: call pauseAnimation() first")
    let factor = Double(min(max(durationFactor, 0), 1))
    let part = factor > 0 ? factor * duration : Double(1 - fractionComplete) * duration
    let other = parameters.map { AnimatorTiming($0, duration: part) }
    // A spring with a mass has its own duration (Animators.AN6).
    let isFree = other.map { $0.duration != part } ?? false
    let share = isFree ? (other?.duration ?? 0) / max(duration, 1e-9) : factor
    run?.start(other, taking: share)
  }

  /// Stops the animator at its current values (Animators.AN9).
  open func stopAnimation(_ withoutFinishing: Bool) {
    programmingPrecondition(state == .active, "only an active animator can be stopped")
    mustBeInterruptible("stopped")
    run?.stop()
    state = .stopped
    if withoutFinishing { close(nil) }
  }

  /// Finishes a stopped animator and calls its completion handlers (Animators.AN9).
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    programmingPrecondition(
      state == .stopped, "only a stopped animator can be finished: call stopAnimation(false) first")
    if finalPosition != .current { run?.finish(atStart: finalPosition == .start) }
    close(finalPosition)
  }

  // MARK: Internals

  private let timing: AnimatorTiming
  private var run: AnimatorRun?
  private var startsReversed = false
  private var blocks: [(factor: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes the changes, unless the animator is active.
  private func activate() {
    guard state == .inactive else { return }
    var timeline = AnimatorTimeline(timing)
    timeline.scrubsLinearly = scrubsLinearly
    if startsReversed {
      timeline.reverse()
      timeline.scrub(to: 1)
    }
    let hitTesting: AnimatorRun.HitTestingMode =
      !isUserInteractionEnabled ? .none : isManualHitTestingEnabled ? .model : .presentation
    let run = AnimatorRun(
      timeline, hitTesting: hitTesting, flushesUpdates: flushUpdates)
    self.run = run
    state = .active
    let blocks = blocks
    self.blocks = []
    for block in blocks { run.add(after: block.factor, block.body) }
    run.owner = self
    run.onEnd = { [weak self] in self?.reachEnd() }
  }

  private func mustBeInterruptible(_ what: String) {
    programmingPrecondition(
      isInterruptible || !isRunning, "an animator that is not interruptible cannot be \(what)")
  }

  private func reachEnd() {
    guard !pausesOnCompletion else { return }
    let isAtStart = isReversed
    run?.complete(atStart: isAtStart)
    close(isAtStart ? .start : .end)
  }

  private func close(_ position: UIViewAnimatingPosition?) {
    run = nil
    (state, startsReversed, delay) = (.inactive, false, 0)
    let completions = completions
    self.completions = []
    guard let position else { return }
    for completion in completions { completion(position) }
  }

  deinit {
    if state != .inactive {
      RuntimeWarning.once("a paused or stopped animator was deallocated")
    }
  }
}
