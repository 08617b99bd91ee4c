/// A sphere around the origin (Scenes.SC4).
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  /// Creates a sphere.
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }

  /// The radius.
  open var radius: CGFloat = 0.5
  /// The number of segments around the y axis.
  open var segmentCount = 48
  /// Whether the mesh is an icosphere; stored, because the mesh is made of rings.
  open var isGeodesic = false

  override var mesh: SceneMesh {
    let rows = max(segmentCount / 2, 2)
    let profile = (0...rows).map { row in
      let angle = Float(row) / Float(rows) * .pi
      return SIMD2(sin(angle), cos(angle)) * Float(radius)
    }
    return SceneMesh.turned([profile], around: segmentCount, isSmooth: true)
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNSphere()
    (copy.radius, copy.segmentCount) = (radius, segmentCount)
    copy.isGeodesic = isGeodesic
    return copy
  }
}
