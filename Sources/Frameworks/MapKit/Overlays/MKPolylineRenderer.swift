/// A renderer of a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line.
  open var polyline: MKPolyline { line }
  private let line: MKPolyline
  /// The share of the length where the line starts.
  open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
  /// The fraction of the length at which the stroke ends.
  open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

  /// Creates a renderer of a line.
  public init(polyline: MKPolyline) {
    line = polyline
    super.init(overlay: polyline)
  }

  /// Creates a renderer; for an overlay that is not a polyline, it draws nothing.
  public override init(overlay: any MKOverlay) {
    line = overlay as? MKPolyline ?? MKPolyline()
    super.init(overlay: overlay)
  }

  /// Creates the path of the line.
  open override func createPath() {
    path = path(through: line.mapPoints, from: strokeStart, to: strokeEnd, isClosed: false)
  }

  /// Draws the line, which has no fill.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard strokeColor != nil, let path else { return }
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }
}
