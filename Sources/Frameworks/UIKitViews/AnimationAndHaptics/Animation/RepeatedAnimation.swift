/// An animator of repeated changes within an animation (Views.V29).
@MainActor
final class RepeatedAnimation: ChangeAnimator {
  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - around: The animation.
  ///   - count: The number of repetitions; may be fractional.
  ///   - autoreverses: Whether each run is followed by one in reverse.
  init(around: any ChangeAnimator, count: Float, autoreverses: Bool) {
    (self.around, self.count, self.autoreverses) = (around, count, autoreverses)
  }

  var duration: TimeInterval { around.duration }
  var inheritedTiming: ViewAnimation.Timing { around.inheritedTiming }

  func action(for view: UIView, _ key: String) -> (any CAAction)? {
    let action = around.action(for: view, key)
    if let animation = action as? CAAnimation {
      (animation.repeatCount, animation.autoreverses) = (count, autoreverses)
    }
    return action
  }

  // MARK: Internals

  private let around: any ChangeAnimator
  private let count: Float
  private let autoreverses: Bool
}
