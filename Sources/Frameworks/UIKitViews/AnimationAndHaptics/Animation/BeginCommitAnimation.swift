import TactusThreads

/// An animation of the changes between `beginAnimations` and `commitAnimations` (Views.V22…).
@MainActor
final class BeginCommitAnimation: ChangeAnimator {
  /// The uncommitted animations, innermost last.
  private(set) static var open: [BeginCommitAnimation] {
    get { openOfContext.value }
    _modify { yield &openOfContext.value }
  }

  private static let openOfContext = ContextLocal<[BeginCommitAnimation]>([])

  /// The duration that was set, in seconds.
  var ownDuration: TimeInterval = 0.2
  /// The delay before the animation begins, in seconds.
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  /// The number of repetitions; may be fractional.
  var repeatCount: Float = 0
  var autoreverses = false
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  private let name: String?
  private let context: UnsafeMutableRawPointer?
  /// The underlying animation, created by the first change; options set later have no effect
  /// (Views.V23).
  private var animation: ViewAnimation?

  /// Begins an animation, nested in the open one if there is one.
  static func begin(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    let animation = BeginCommitAnimation(name, context)
    open.append(animation)
    ViewAnimation.enter(animation)
  }

  /// Commits the innermost open animation.
  ///
  /// - Returns: Whether there was one.
  static func commit() -> Bool {
    guard let animation = open.popLast() else { return false }
    ViewAnimation.leave(animation)
    animation.startedAnimation().run({})
    return true
  }

  var duration: TimeInterval { animation?.duration ?? ownDuration }
  var inheritedTiming: ViewAnimation.Timing { animation?.timing ?? .curve(curve.timingFunction) }

  func action(for view: UIView, _ key: String) -> (any CAAction)? {
    let action = startedAnimation().action(for: view, key)
    if repeatCount > 0, let animation = action as? CAAnimation {
      animation.repeatCount = repeatCount
    }
    return action
  }

  /// Begins a transition, unless changes are not animated (Views.V28).
  func begin(_ transition: ViewTransition, of view: UIView) {
    let animation = startedAnimation()
    if animation.duration > 0, ViewAnimation.areEnabled { transition.begin(animation, of: view) }
  }

  // MARK: Internals

  private init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    (self.name, self.context) = (name, context)
  }

  private func startedAnimation() -> ViewAnimation {
    if let animation { return animation }
    var options: UIView.AnimationOptions = [.allowUserInteraction]
    if autoreverses { options.insert(.autoreverse) }
    let animation = ViewAnimation.around(self) {
      ViewAnimation(
        duration: ownDuration, delay: delay, timing: .curve(curve.timingFunction), options: options,
        completion: { self.notifyDelegate(self.didStop, NSNumber(value: $0)) })
    }
    self.animation = animation
    notifyDelegate(willStart)
    return animation
  }

  /// Calls a method of the delegate, with as many of the documented arguments as the selector has
  /// (Views.V24).
  private func notifyDelegate(_ action: Selector?, _ finished: NSNumber? = nil) {
    guard let action, let delegate else { return }
    let all: [Any?] = finished.map { [name, $0, context] } ?? [name, context]
    let count = NSStringFromSelector(action).filter { $0 == ":" }.count
    action.send(to: delegate, with: Array(all.prefix(count)))
  }
}
