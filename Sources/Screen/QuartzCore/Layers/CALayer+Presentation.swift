// Presentation layers.
// Source: Layers.P1–P4
extension CALayer {
  final func makePresentation() -> CALayer? {
    // A layer that was never committed has no presentation (Layers.P1).
    guard modelLayer == nil else { return self }
    let session = LayerSession.current
    guard madeAt < session.lastCommit else { return nil }
    return makePresentation(at: session.clock.now)
  }

  /// Returns a copy of the layer with its presentation values at a time.
  final func makePresentation(at time: CFTimeInterval) -> CALayer? {
    let copy = newInstance()
    copy.modelLayer = self
    copy.state = presentationState(at: time)
    return copy
  }

  /// Whether an animated property affects the drawn contents.
  final var isDrawnInMotion: Bool {
    running.contains { running in
      guard let keyPath = (running.animation as? CAPropertyAnimation)?.keyPath else { return false }
      return type(of: self).needsDisplay(forKey: AnimatedPath(keyPath).name)
    }
  }

  /// The sublayers; for a presentation layer, their presentation layers.
  final var visibleChildren: [CALayer] {
    guard let modelLayer else { return children }
    // The relatives of a presentation layer are presentation layers (Layers.P3).
    return modelLayer.children.compactMap { $0.makePresentation() }
  }

  /// The mask; for a presentation layer, its presentation layer.
  final var visibleMask: CALayer? {
    guard let modelLayer else { return maskLayer }
    return modelLayer.maskLayer?.makePresentation()
  }

  /// The superlayer; for a presentation layer, its presentation layer.
  final var visibleParent: CALayer? {
    guard let modelLayer else { return parent }
    return modelLayer.parent?.makePresentation()
  }
}
