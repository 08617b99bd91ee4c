/// The delegate of an animation.
///
/// All methods are optional.
///
/// - Thread: the thread that changes the layer's tree.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Notifies the delegate that an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Notifies the delegate that an animation has ended.
  ///
  /// - Parameters:
  ///   - anim: The layer's copy of the animation.
  ///   - flag: Whether the animation reached its end before it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation, which does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation, which does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
