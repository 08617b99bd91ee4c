/// The view of the ground.
@MainActor
final class MapGroundView: UIView {
  /// The visible part of the map.
  var viewport: MapViewport? { didSet { if viewport != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    if let viewport { MapGround(viewport: viewport).draw() }
  }
}
