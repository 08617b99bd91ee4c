/// The view of the overlays of a level.
@MainActor
final class MapOverlayCanvas: UIView {
  /// The visible part of the map.
  var viewport: MapViewport? { didSet { if viewport != oldValue { setNeedsDisplay() } } }
  /// The renderers, from back to front.
  var renderers: [MKOverlayRenderer] = [] {
    didSet {
      for renderer in renderers {
        renderer.canvas = self
        renderer.contentScaleFactor = contentScaleFactor
      }
      isHidden = renderers.isEmpty
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    guard let viewport, let context = UIGraphicsGetCurrentContext() else { return }
    Self.draw(renderers, viewport, in: context)
  }

  /// Draws overlays into a context with the size of the viewport.
  static func draw(
    _ renderers: [MKOverlayRenderer], _ viewport: MapViewport, in context: CGContext
  ) {
    let visible = viewport.visibleRect
    let world = MKMapSize.world.width
    for renderer in renderers {
      // The copies of the world in the west and east.
      for turn in [-1.0, 0, 1] {
        let part = visible.offsetBy(dx: turn * world, dy: 0)
        guard renderer.overlay.intersects(part),
          renderer.canDraw(part, zoomScale: viewport.zoomScale)
        else { continue }
        context.saveGState()
        context.setAlpha(renderer.alpha)
        context.setBlendMode(renderer.blendMode)
        context.scaleBy(x: viewport.zoomScale, y: viewport.zoomScale)
        let corner = renderer.point(for: part.origin)
        context.translateBy(x: -corner.x, y: -corner.y)
        renderer.draw(part, zoomScale: viewport.zoomScale, in: context)
        context.restoreGState()
      }
    }
  }
}
