/// A cone along the y axis, cut off if both radii are positive (Scenes.SC4).
open class SCNCone: SCNGeometry, @unchecked Sendable {
  /// Creates a cone.
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    self.topRadius = topRadius
    self.bottomRadius = bottomRadius
    self.height = height
  }

  /// The radius of the top.
  open var topRadius: CGFloat = 0
  /// The radius of the base.
  open var bottomRadius: CGFloat = 0.5
  /// The height.
  open var height: CGFloat = 1
  /// The number of segments around the y axis.
  open var radialSegmentCount = 48
  /// The number of segments along the height.
  open var heightSegmentCount = 1

  override var mesh: SceneMesh {
    let (top, bottom, half) = (Float(topRadius), Float(bottomRadius), Float(height) / 2)
    let corners = [
      SIMD2(0, half), SIMD2(top, half), SIMD2(bottom, -half), SIMD2(0, -half),
    ]
    return SceneMesh.turned(
      SceneMesh.edges(corners, parts: heightSegmentCount), around: radialSegmentCount)
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNCone()
    (copy.topRadius, copy.bottomRadius) = (topRadius, bottomRadius)
    (copy.height, copy.radialSegmentCount) = (height, radialSegmentCount)
    copy.heightSegmentCount = heightSegmentCount
    return copy
  }
}
