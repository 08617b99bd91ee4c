/// Animates changes of views, and can be paused, scrubbed, turned round and stopped meanwhile.
///
/// What Apple forbids stops the program with a sentence, as it does on an iPhone. Steps AN1… are in
/// `Documentation/Behaviour/Animators.md`.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  // MARK: Creating

  /// Makes an animator that takes no time.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator without changes.
  ///
  /// - Parameters:
  ///   - duration: Seconds; of a spring with a weight it does not count.
  ///   - parameters: How it goes.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters.copy(with: nil) as? any UITimingCurveProvider ?? parameters
    pace = AnimatorPace(timingParameters, duration: duration)
  }

  /// Makes an animator of a curve that has a name.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a curve with two controls.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator of a spring that rests after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(dampingRatio: ratio)
    self.init(duration: duration, timingParameters: spring)
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that runs already.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before it begins.
  ///   - options: Of these its curve counts, and whether people can touch the views.
  ///   - animations: Makes the changes.
  ///   - completion: Is told where it ended.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UICubicTimingParameters(animationCurve: options.curve)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: curve)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// A new animator of the same duration and pace, without the changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    (copy.isInterruptible, copy.scrubsLinearly) = (isInterruptible, scrubsLinearly)
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  // MARK: Configuration

  /// How it goes.
  open private(set) var timingParameters: any UITimingCurveProvider
  /// Seconds that it takes.
  open var duration: TimeInterval { pace.duration }
  /// Seconds after which it was told to begin.
  open private(set) var delay: TimeInterval = 0
  /// Whether people can touch the views that move.
  open var isUserInteractionEnabled = true
  /// Whether the app finds out itself which view that moves is touched; otherwise it is the one that
  /// is seen there.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused and stopped once it has begun.
  open var isInterruptible = true
  /// Whether a fraction that is set is how far it comes, and not which part of the time (AN5).
  open var scrubsLinearly = true {
    didSet { run?.timeline.scrubsLinearly = scrubsLinearly }
  }
  /// Whether it only pauses at its end, and tells nobody.
  open var pausesOnCompletion = false

  /// Adds changes: made when it starts, or, if it has started, now.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a part of the time, 0…1, or of what is left of it (AN8).
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    precondition(state != .stopped, "an animator that was stopped takes no animations")
    if let run {
      run.add(after: Double(delayFactor), animation)
    } else {
      blocks.append((Double(delayFactor), animation))
    }
  }

  /// Adds somebody who is told where it ended; several are told in the order in which they came.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: State

  /// Whether it does anything (AN1).
  open private(set) var state: UIViewAnimatingState = .inactive

  /// Whether it moves at the moment.
  open var isRunning: Bool { run?.timeline.run != nil && state == .active }

  /// Whether it goes back to where it began (AN7).
  open var isReversed: Bool {
    get { run?.timeline.isReversed ?? startsReversed }
    set {
      guard newValue != isReversed else { return }
      guard let run else { return startsReversed = newValue }
      mustBeInterruptible("turned round")
      run.turn()
    }
  }

  /// How far it has come, 0…1 of the way that it goes (AN5); setting it activates it.
  open var fractionComplete: CGFloat {
    get {
      guard let run else { return 0 }
      let fraction = run.timeline.fraction(at: CACurrentMediaTime())
      return CGFloat(isReversed ? 1 - fraction : fraction)
    }
    set {
      precondition(state != .stopped, "an animator that was stopped goes nowhere")
      activate()
      mustBeInterruptible("set back")
      run?.set(Double(isReversed ? 1 - newValue : newValue))
    }
  }

  // MARK: Doing

  /// Starts it, or has it go on as it was (AN6).
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts it after so many seconds; until then views are seen as they were.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "an animator that was stopped cannot be started")
    guard !isRunning else { return }
    // DT2: a transition that is driven moves it.
    if let driver = TransitionDriver.collecting { return driver.take(self, after: delay) }
    activate()
    self.delay = delay
    run?.go(after: delay)
  }

  /// Stops it where it is, or activates it where it begins.
  open func pauseAnimation() {
    precondition(state != .stopped, "an animator that was stopped cannot be paused")
    mustBeInterruptible("paused")
    activate()
    if isRunning { run?.rest() }
  }

  /// Has it go on from a pause (AN6).
  ///
  /// - Parameters:
  ///   - parameters: How it goes; nil for as before.
  ///   - durationFactor: How long that takes, as a part of the duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(
      state == .active && !isRunning, "only an animator that is paused can be continued")
    let factor = Double(min(max(durationFactor, 0), 1))
    let part = factor > 0 ? factor * duration : Double(1 - fractionComplete) * duration
    let other = parameters.map { AnimatorPace($0, duration: part) }
    // AN6: a spring with a weight takes its own time.
    let isFree = other.map { $0.duration != part } ?? false
    let share = isFree ? (other?.duration ?? 0) / max(duration, 1e-9) : factor
    run?.go(other, taking: share)
  }

  /// Stops it where it is for good (AN9).
  open func stopAnimation(_ withoutFinishing: Bool) {
    precondition(state == .active, "only an animator that is active can be stopped")
    mustBeInterruptible("stopped")
    run?.stop()
    state = .stopped
    if withoutFinishing { close(nil) }
  }

  /// Ends what was stopped, and tells where (AN9).
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "only an animator that was stopped can be finished")
    if finalPosition != .current { run?.finish(atStart: finalPosition == .start) }
    close(finalPosition)
  }

  // MARK: Internals

  private let pace: AnimatorPace
  private var run: AnimatorRun?
  private var startsReversed = false
  private var blocks: [(factor: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Makes the changes, unless it is active.
  private func activate() {
    guard state == .inactive else { return }
    var timeline = AnimatorTimeline(pace)
    timeline.scrubsLinearly = scrubsLinearly
    if startsReversed {
      timeline.turn()
      timeline.set(1)
    }
    let touch: AnimatorRun.Touch =
      !isUserInteractionEnabled ? .nowhere : isManualHitTestingEnabled ? .whereTold : .whereSeen
    let run = AnimatorRun(timeline, touch: touch)
    self.run = run
    state = .active
    let blocks = blocks
    self.blocks = []
    for block in blocks { run.add(after: block.factor, block.body) }
    run.owner = self
    run.onEnd = { [weak self] in self?.reachEnd() }
  }

  private func mustBeInterruptible(_ what: String) {
    precondition(
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
      Complaint.once("an animator that is paused or stopped was let go of")
    }
  }
}
