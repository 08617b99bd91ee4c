/// Whoever wants to know when an animation begins and ends.
///
/// Each method may be left out.
///
/// - Thread: the one that the layer's tree is changed on.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Says that an animation has begun to change its layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Says that an animation changes its layer no more.
  ///
  /// - Parameters:
  ///   - anim: The animation, as the layer has it.
  ///   - flag: Whether it came to its end, and was not removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
