// What is seen of a layer at a moment.
// Source: Documentation/Behaviour/Layers.md#presentation (P1–P4)
extension CALayer {
  final func makePresentation() -> CALayer? {
    // P1. Nothing is seen of a layer that was never committed.
    guard original == nil else { return self }
    let session = LayerSession.current
    guard madeAt < session.lastCommit else { return nil }
    return makePresentation(at: session.clock.now)
  }

  /// A copy of the layer as it is seen at an instant.
  final func makePresentation(at time: CFTimeInterval) -> CALayer? {
    let copy = madeAgain()
    copy.original = self
    copy.state = shownState(at: time)
    return copy
  }

  /// Whether an animation changes something that the layer draws its contents by.
  final var isDrawnInMotion: Bool {
    running.contains { running in
      guard let keyPath = (running.animation as? CAPropertyAnimation)?.keyPath else { return false }
      return type(of: self).needsDisplay(forKey: AnimatedPath(keyPath).name)
    }
  }

  /// The layers in this one, as seen if it is what is seen of another.
  final var visibleInner: [CALayer] {
    guard let original else { return inner }
    // P3. Around and in what is seen is what is seen.
    return original.inner.compactMap { $0.makePresentation() }
  }

  /// The layer that masks this one, as seen if it is what is seen of another.
  final var visibleMask: CALayer? {
    guard let original else { return masking }
    return original.masking?.makePresentation()
  }

  /// The layer around this one, as seen if it is what is seen of another.
  final var visibleOuter: CALayer? {
    guard let original else { return outer }
    return original.outer?.makePresentation()
  }
}
