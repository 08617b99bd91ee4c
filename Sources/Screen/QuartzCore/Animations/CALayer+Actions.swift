// Actions and implicit animations.
// Source: Layers.I1–I5
extension CALayer {
  final func findAction(forKey event: String) -> (any CAAction)? {
    // The delegate first, then the layer's `actions`, its style, its class (Layers.I2). `NSNull`
    // ends the search without an action.
    let found =
      delegate?.action(for: self, forKey: event)
      ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
      ?? implicitAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// Returns the implicit animation of a property for which there is no action.
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    // Booleans and contents change at once, as do layers that were never visible (Layers.I3,
    // Layers.I4).
    guard isImplicitlyAnimated(event), isCommitted else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    let path = AnimatedPath(event)
    let session = LayerSession.current
    animation.fromValue =
      path.value(in: presentationState(at: session.clock.now)) ?? AnimationValue.none
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  private func isImplicitlyAnimated(_ event: String) -> Bool {
    switch event {
    case "contents", "hidden", "doubleSided", "masksToBounds", "contentsScale": false
    default: LayerProperty.named(Substring(event)) != nil
    }
  }

  /// Whether the layer and its ancestors were in the tree at an earlier commit.
  private var isCommitted: Bool {
    let last = LayerSession.current.lastCommit
    var layer: CALayer? = self
    while let here = layer {
      if here.placedAt >= last { return false }
      layer = here.parent ?? here.maskedLayer
    }
    return true
  }
}
