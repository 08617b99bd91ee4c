// What happens by itself when a property changes.
// Source: Documentation/Behaviour/Layers.md#actions (I1–I5)
extension CALayer {
  final func findAction(forKey event: String) -> (any CAAction)? {
    // I2. The delegate first, then the layer's own table, its style, its class. Who gives `NSNull`
    // ends the search without an action.
    let found =
      delegate?.action(for: self, forKey: event)
      ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
      ?? implicitAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// The animation of a property that nobody has an action for.
  private func implicitAction(forKey event: String) -> (any CAAction)? {
    // I3, I4.
    guard isImplicitlyAnimated(event), isShown else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    let path = AnimatedPath(event)
    let session = LayerSession.current
    animation.fromValue = path.value(in: shownState(at: session.clock.now)) ?? AnimationValue.none
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

  /// Whether the layer, and each around it, has been there at an earlier commit.
  private var isShown: Bool {
    let last = LayerSession.current.lastCommit
    var layer: CALayer? = self
    while let here = layer {
      if here.placedAt >= last { return false }
      layer = here.outer ?? here.masked
    }
    return true
  }
}
