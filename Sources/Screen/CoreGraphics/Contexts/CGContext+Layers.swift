import DisplayList

extension CGContext {
  /// Begins a layer: what follows is painted apart, opaque, as it is and without shadow, and is then
  /// mixed in as one, with the opacity, mode and shadow of now.
  ///
  /// - Parameter auxiliaryInfo: Not heeded; on a phone nothing is to be said there either.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginLayer(nil) }

  /// Begins a layer of which only a rectangle is seen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - auxiliaryInfo: Not heeded.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(rect.drawing)
  }

  /// Mixes the layer with what is beneath.
  public func endTransparencyLayer() {
    guard states.contains(where: \.beganLayer) else { return }
    while let before = states.last, !before.beganLayer { restoreGState() }
    endMasks()
    state = states.removeLast()
    state.beganLayer = false
    canvas.perform(.endLayer)
  }

  private func beginLayer(_ bounds: DrawingRect?) {
    state.beganLayer = true
    states.append(state)
    state.beganLayer = false
    state.masks = []
    (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
    canvas.perform(.beginLayer(bounds))
  }
}
