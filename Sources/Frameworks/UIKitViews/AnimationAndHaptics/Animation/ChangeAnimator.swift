/// An animator of the changes made in a closure.
@MainActor
protocol ChangeAnimator: AnyObject {
  /// The duration in seconds.
  var duration: TimeInterval { get }
  /// The timing that nested animations inherit.
  var inheritedTiming: ViewAnimation.Timing { get }
  /// Whether pending updates are flushed before and after the changes (Views.V33).
  var flushesUpdates: Bool { get }

  /// Returns the action for a change of a property of a view's layer; nil changes it immediately.
  func action(for view: UIView, _ key: String) -> (any CAAction)?
}

extension ChangeAnimator {
  /// False.
  var flushesUpdates: Bool { false }
}
