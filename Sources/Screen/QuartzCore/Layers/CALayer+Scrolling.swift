// Scrolling of the nearest scroll layer.
// Source: Layers.SC2, Layers.SC3
extension CALayer {
  /// The nearest scroll layer around this layer.
  final var scrollLayer: CAScrollLayer? {
    var layer = visibleParent
    while let here = layer {
      if let found = here as? CAScrollLayer { return found }
      layer = here.visibleParent
    }
    return nil
  }

  /// The part of the bounds that the nearest scroll layer shows.
  final var areaInScrollLayer: CGRect {
    guard let scrollLayer else { return bounds }
    let area = bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    return area.isNull ? .zero : area
  }
}
