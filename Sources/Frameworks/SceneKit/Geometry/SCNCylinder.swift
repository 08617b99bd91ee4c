/// A cylinder along the y axis (Scenes.SC4).
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  /// Creates a cylinder.
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    self.radius = radius
    self.height = height
  }

  /// The radius.
  open var radius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1
  /// The number of segments around the y axis.
  open var radialSegmentCount = 48
  /// The number of segments along the height.
  open var heightSegmentCount = 1

  override var mesh: SceneMesh {
    let (radius, half) = (Float(radius), Float(height) / 2)
    let corners = [
      SIMD2(0, half), SIMD2(radius, half), SIMD2(radius, -half), SIMD2(0, -half),
    ]
    return SceneMesh.turned(
      SceneMesh.edges(corners, parts: heightSegmentCount), around: radialSegmentCount)
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNCylinder()
    (copy.radius, copy.height) = (radius, height)
    (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
    return copy
  }
}
