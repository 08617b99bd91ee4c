import TactusDisplayList

extension CGContext {
  /// Begins a transparency layer, in which opacity, mode and shadow have their initial values.
  ///
  /// The layer is later composited with the current opacity, mode and shadow.
  ///
  /// - Parameter auxiliaryInfo: Ignored.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginLayer(nil) }

  /// Starts collecting what is drawn, to composite it as one; what is outside a rectangle may be
  /// lost.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - auxiliaryInfo: Ignored.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(rect.drawing)
  }

  /// Composites the innermost transparency layer.
  public func endTransparencyLayer() {
    guard states.contains(where: \.beganLayer) else { return }
    while let before = states.last, !before.beganLayer { restoreGState() }
    endMasks()
    state = states.removeLast()
    state.beganLayer = false
    canvas.execute(.endLayer)
  }

  private func beginLayer(_ bounds: DrawingRect?) {
    state.beganLayer = true
    states.append(state)
    state.beganLayer = false
    state.masks = []
    (state.alpha, state.blend, state.shadow) = (1, .normal, nil)
    canvas.execute(.beginLayer(bounds))
  }
}
