/// A renderer of several closed shapes.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The shapes.
  open var multiPolygon: MKMultiPolygon { shapes }
  private let shapes: MKMultiPolygon

  /// Creates a renderer of shapes.
  public init(multiPolygon: MKMultiPolygon) {
    shapes = multiPolygon
    super.init(overlay: multiPolygon)
  }

  /// Creates a renderer; for an overlay of another class, it draws nothing.
  public override init(overlay: any MKOverlay) {
    shapes = overlay as? MKMultiPolygon ?? MKMultiPolygon([])
    super.init(overlay: overlay)
  }

  /// Creates the path of all shapes.
  open override func createPath() {
    let all = CGMutablePath()
    for shape in shapes.polygons { all.addPath(path(around: shape)) }
    path = all
  }
}
