/// An effect that a symbol has, or had and is losing.
@MainActor
package final class SymbolEffectRun: NSObject, @preconcurrency CAAnimationDelegate {
  /// The effect.
  package let effect: any SymbolEffect
  /// The animation of the effect, without a delegate.
  private(set) var animation: CAAnimationGroup
  /// The pose that stays; nil for an effect that moves the symbol and returns.
  package let pose: SymbolPose?
  /// The number of cycles; nil for no end.
  package let count: Int?
  /// Called when the effect has ended, or its pose is reached.
  private var completion: UISymbolEffectCompletion?
  /// Called when the animation has ended or is removed from its layer; receives whether it has
  /// ended.
  package var ended: ((SymbolEffectRun, Bool) -> Void)?
  /// Whether the effect is no longer the view's and only ends its motion.
  package var isLeaving = false

  /// Creates an effect whose animation has not begun.
  package init(
    _ effect: any SymbolEffect, _ animation: CAAnimationGroup, pose: SymbolPose? = nil,
    count: Int? = 1, completion: UISymbolEffectCompletion?
  ) {
    (self.effect, self.animation, self.pose, self.count) = (effect, animation, pose, count)
    self.completion = completion
    super.init()
    prepare()
  }

  /// Returns a new animation for a layer, which notifies this object.
  package func animationForLayer() -> CAAnimation? {
    let copy = animation.copy() as? CAAnimation
    copy?.delegate = self
    return copy
  }

  /// Goes on at the time of an animation that another layer has shown.
  package func takeTime(of shown: CAAnimation) { animation.beginTime = shown.beginTime }

  /// Begins anew when the layer is shown again: in the pose that stays, without a motion.
  package func rewind() {
    if let pose {
      animation = SymbolAnimation(from: pose, to: pose).group(rate: 1, pause: 0)
      prepare()
    }
    animation.beginTime = 0
  }

  /// Calls the completion handler, the first time.
  package func complete(isFinished: Bool, sender: AnyObject?) {
    let completion = completion
    self.completion = nil
    completion?(UISymbolEffectCompletionContext(effect, isFinished: isFinished, sender: sender))
  }

  private func prepare() {
    animation.repeatCount = count.map { Float($0) } ?? .infinity
    animation.isRemovedOnCompletion = pose == nil
    if pose != nil { animation.fillMode = .both }
  }

  /// Reports the end of the animation.
  package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended?(self, flag) }
}
