/// A renderer of a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle.
  open var circle: MKCircle { shape }
  private let shape: MKCircle
  /// The fraction of the circle at which the stroke starts, clockwise from the east.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The fraction of the circle at which the stroke ends.
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

  /// Creates a renderer of a circle.
  public init(circle: MKCircle) {
    shape = circle
    super.init(overlay: circle)
  }

  /// Creates a renderer; for an overlay that is not a circle, it draws nothing.
  public override init(overlay: any MKOverlay) {
    shape = overlay as? MKCircle ?? MKCircle()
    super.init(overlay: overlay)
  }

  /// Creates the path of the circle.
  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: shape.boundingMapRect), transform: nil)
  }

  /// Draws the fill, and a part of the stroke.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard strokeStart > 0 || strokeEnd < 1 else {
      return super.draw(mapRect, zoomScale: zoomScale, in: context)
    }
    let place = rect(for: shape.boundingMapRect)
    let arc = CGMutablePath()
    arc.addArc(
      center: CGPoint(x: place.midX, y: place.midY), radius: place.width / 2,
      startAngle: strokeStart * 2 * .pi, endAngle: strokeEnd * 2 * .pi, clockwise: false)
    drawInside(withLine: strokeStart < strokeEnd ? arc : nil, zoomScale: zoomScale, in: context)
  }
}
