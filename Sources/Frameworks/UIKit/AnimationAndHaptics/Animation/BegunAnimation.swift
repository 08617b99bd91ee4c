/// An animation of what is changed between a beginning and a commit, and not in a closure.
///
/// Steps V22… are in `Documentation/Behaviour/Views.md`.
@MainActor
final class BegunAnimation: ChangeAnimator {
  /// What was begun and is not committed, innermost last.
  private(set) static var open: [BegunAnimation] = []

  /// Seconds.
  var ownDuration: TimeInterval = 0.2
  /// Seconds before it begins.
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  /// How many times it goes; a part of one is possible.
  var repeatCount: Float = 0
  var autoreverses = false
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  private let name: String?
  private let context: UnsafeMutableRawPointer?
  /// What does the work, from the first change on: what is set later comes too late (V23).
  private var made: ViewAnimation?

  /// Begins an animation, in the one that is open, if any.
  static func begin(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    let animation = BegunAnimation(name, context)
    open.append(animation)
    ViewAnimation.enter(animation)
  }

  /// Commits the innermost.
  ///
  /// - Returns: Whether there was one.
  static func commit() -> Bool {
    guard let animation = open.popLast() else { return false }
    ViewAnimation.leave(animation)
    animation.working().run({})
    return true
  }

  var duration: TimeInterval { made?.duration ?? ownDuration }
  var inheritedPace: ViewAnimation.Pace { made?.pace ?? .curve(curve.timingFunction) }

  func action(for view: UIView, _ key: String) -> (any CAAction)? {
    let action = working().action(for: view, key)
    if repeatCount > 0, let animation = action as? CAAnimation {
      animation.repeatCount = repeatCount
    }
    return action
  }

  // MARK: Internals

  private init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    (self.name, self.context) = (name, context)
  }

  private func working() -> ViewAnimation {
    if let made { return made }
    var options: UIView.AnimationOptions = [.allowUserInteraction]
    if autoreverses { options.insert(.autoreverse) }
    let animation = ViewAnimation.around(self) {
      ViewAnimation(
        duration: ownDuration, delay: delay, pace: .curve(curve.timingFunction), options: options,
        completion: { self.tell(self.didStop, NSNumber(value: $0)) })
    }
    made = animation
    tell(willStart)
    return animation
  }

  /// Tells the delegate, of whose method Apple says how many arguments it has (V24).
  private func tell(_ action: Selector?, _ finished: NSNumber? = nil) {
    guard let action, let delegate else { return }
    let all: [Any?] = finished.map { [name, $0, context] } ?? [name, context]
    let count = NSStringFromSelector(action).filter { $0 == ":" }.count
    action.perform(on: delegate, with: Array(all.prefix(count)))
  }
}
