/// A sphere (or ball).
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  /// Creates a sphere.
  public init(radius: CGFloat) {
    self.radius = radius
    super.init()
  }

  /// The radius.
  open var radius: CGFloat
  /// The number of parts around.
  open var segmentCount = 48
  /// A Boolean value that indicates whether the parts are triangles of the same size.
  open var isGeodesic = false
}
