/// Animates the changes that are made in a closure.
@MainActor
protocol ChangeAnimator: AnyObject {
  /// Seconds.
  var duration: TimeInterval { get }
  /// How it goes, for an animation inside of it.
  var inheritedPace: ViewAnimation.Pace { get }

  /// What happens when a property of a view's layer changes; nil where it changes at once.
  func action(for view: UIView, _ key: String) -> (any CAAction)?
}
