/// The delegate of a layer, which provides contents, layout and actions.
///
/// All methods are optional.
///
/// - Thread: the thread that changes the layer's tree.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Updates a layer's contents; the default draws them.
  func display(_ layer: CALayer)
  /// Notifies the delegate that a layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws a layer's contents in its own coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Lays out a layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer; its property has not changed yet.
  ///   - event: The property's name.
  /// - Returns: The action; `NSNull` for none; `nil` to continue the search.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// The default implementation, which draws the contents.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// The default implementation, which does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default implementation, which draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default implementation, which does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default implementation, which returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
