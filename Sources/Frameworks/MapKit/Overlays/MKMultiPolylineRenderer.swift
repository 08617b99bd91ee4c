/// A renderer of several lines.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The lines.
  open var multiPolyline: MKMultiPolyline { lines }
  private let lines: MKMultiPolyline

  /// Creates a renderer of lines.
  public init(multiPolyline: MKMultiPolyline) {
    lines = multiPolyline
    super.init(overlay: multiPolyline)
  }

  /// Creates a renderer; for an overlay of another class, it draws nothing.
  public override init(overlay: any MKOverlay) {
    lines = overlay as? MKMultiPolyline ?? MKMultiPolyline([])
    super.init(overlay: overlay)
  }

  /// Creates the path of all lines.
  open override func createPath() {
    let all = CGMutablePath()
    for line in lines.polylines { all.addPath(path(through: line.mapPoints, isClosed: false)) }
    path = all
  }

  /// Draws the lines, which have no inside.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard strokeColor != nil, let path else { return }
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }
}
