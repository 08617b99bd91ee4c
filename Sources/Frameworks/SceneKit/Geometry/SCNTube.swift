/// A cylinder along the y axis with a hole (Scenes.SC4).
open class SCNTube: SCNGeometry, @unchecked Sendable {
  /// Creates a tube.
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.height = height
  }

  /// The radius of the hole.
  open var innerRadius: CGFloat = 0.25
  /// The radius of the tube.
  open var outerRadius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1
  /// The number of segments around the y axis.
  open var radialSegmentCount = 48
  /// The number of segments along the height.
  open var heightSegmentCount = 1

  override var mesh: SceneMesh {
    let (inner, outer, half) = (Float(innerRadius), Float(outerRadius), Float(height) / 2)
    let corners = [
      SIMD2(inner, half), SIMD2(outer, half), SIMD2(outer, -half), SIMD2(inner, -half),
      SIMD2(inner, half),
    ]
    return SceneMesh.turned(
      SceneMesh.edges(corners, parts: heightSegmentCount), around: radialSegmentCount)
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNTube()
    (copy.innerRadius, copy.outerRadius) = (innerRadius, outerRadius)
    (copy.height, copy.radialSegmentCount) = (height, radialSegmentCount)
    copy.heightSegmentCount = heightSegmentCount
    return copy
  }
}
