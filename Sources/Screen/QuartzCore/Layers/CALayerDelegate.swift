/// Whoever gives a layer its contents, lays it out, and says how its changes are shown.
///
/// Each method may be left out.
///
/// - Thread: the one that the layer's tree is changed on.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes a layer's contents anew; left out, they are drawn.
  func display(_ layer: CALayer)
  /// Says that a layer is about to be drawn, which is the last moment to change how.
  func layerWillDraw(_ layer: CALayer)
  /// Draws a layer's contents, in the layer's own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out a layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What happens when a property of a layer changes.
  ///
  /// - Parameters:
  ///   - layer: The layer, whose property has not changed yet.
  ///   - event: The property's name.
  /// - Returns: What is done; `NSNull` for nothing; `nil` to have the layer look further.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Has the layer draw its contents.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Leaves the sublayers where they are; by itself it does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Has the layer look further.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
