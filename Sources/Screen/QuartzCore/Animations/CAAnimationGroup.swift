/// A group of animations that share the group's time.
open class CAAnimationGroup: CAAnimation {
  /// The animations, which are clipped to the group's duration; their delegates are not notified.
  open var animations: [CAAnimation]?

  // MARK: Internals

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  // Source: Layers.A7
  override func apply(to state: inout LayerState, at position: MediaTiming.Position) {
    let time = progress(at: position) * duration
    for animation in animations ?? [] { animation.apply(to: &state, at: time) }
  }

  override func settle(duration: CFTimeInterval) {
    super.settle(duration: duration)
    for animation in animations ?? [] { animation.settle(duration: self.duration) }
  }
}
