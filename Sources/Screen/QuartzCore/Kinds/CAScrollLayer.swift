/// A layer that shows a part of its sublayers, which scrolling chooses.
///
/// It has neither scrollers nor gestures. Steps Layers.SC1…SC3.
open class CAScrollLayer: CALayer {
  /// Creates a layer that scrolls in both directions.
  public override init() { super.init() }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Creates a layer from an archive, which scrolls in both directions.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The directions in which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the origin of the bounds to a point, in the directions in which the layer scrolls.
  ///
  /// - Parameter p: A point in the layer's own coordinates.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds = CGRect(origin: origin, size: bounds.size) }
  }

  /// Moves the origin of the bounds as little as needed to show a rectangle, or the part of it that
  /// begins first if it is larger than the bounds.
  ///
  /// - Parameter r: A rectangle in the layer's own coordinates.
  open func scroll(to r: CGRect) {
    let shown = bounds
    scroll(
      to: CGPoint(
        x: Self.origin(shown.minX, shown.width, r.minX, r.width),
        y: Self.origin(shown.minY, shown.height, r.minY, r.height)))
  }

  /// Returns the origin along an axis that is nearest to the present one and shows a part.
  private static func origin(
    _ from: CGFloat, _ length: CGFloat, _ start: CGFloat, _ part: CGFloat
  ) -> CGFloat {
    min(max(from, start + part - length), start)
  }
}
