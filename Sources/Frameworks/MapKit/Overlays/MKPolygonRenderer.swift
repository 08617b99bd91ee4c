/// A renderer of a closed shape.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The shape.
  open var polygon: MKPolygon { shape }
  private let shape: MKPolygon
  /// The share of the length where the line around it starts.
  open var strokeStart: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The fraction of the length at which the stroke ends.
  open var strokeEnd: CGFloat = 1 { didSet { setNeedsDisplay() } }

  /// Creates a renderer of a shape.
  public init(polygon: MKPolygon) {
    shape = polygon
    super.init(overlay: polygon)
  }

  /// Creates a renderer; for an overlay that is not a polygon, it draws nothing.
  public override init(overlay: any MKOverlay) {
    shape = overlay as? MKPolygon ?? MKPolygon()
    super.init(overlay: overlay)
  }

  /// Creates the path of the shape and its holes.
  open override func createPath() { path = path(around: shape) }

  /// Draws the fill, and a part of the stroke.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard strokeStart > 0 || strokeEnd < 1 else {
      return super.draw(mapRect, zoomScale: zoomScale, in: context)
    }
    let line = path(through: shape.mapPoints, from: strokeStart, to: strokeEnd, isClosed: true)
    drawInside(withLine: line, zoomScale: zoomScale, in: context)
  }
}

extension MKOverlayPathRenderer {
  /// Returns the path of a polygon and its holes.
  func path(around polygon: MKPolygon) -> CGMutablePath {
    let path = path(through: polygon.mapPoints, isClosed: true)
    for inner in polygon.interiorPolygons ?? [] { path.addPath(self.path(around: inner)) }
    return path
  }
}
