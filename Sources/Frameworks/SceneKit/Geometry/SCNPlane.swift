/// A rectangle in the xy plane that faces the positive z axis (Scenes.SC4).
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  /// Creates a plane.
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    self.width = width
    self.height = height
  }

  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The radius of rounded corners; stored, because the mesh has square ones.
  open var cornerRadius = CGFloat(0)
  /// The number of segments of a corner; stored.
  open var cornerSegmentCount = 10
  /// The number of segments along the width.
  open var widthSegmentCount = 1
  /// The number of segments along the height.
  open var heightSegmentCount = 1

  override var mesh: SceneMesh {
    var mesh = SceneMesh()
    mesh.addFace(
      corner: SIMD3(-Float(width), -Float(height), 0) / 2, SIMD3(Float(width), 0, 0),
      SIMD3(0, Float(height), 0), parts: SIMD2(widthSegmentCount, heightSegmentCount))
    return mesh
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNPlane()
    (copy.width, copy.height) = (width, height)
    (copy.cornerRadius, copy.cornerSegmentCount) = (cornerRadius, cornerSegmentCount)
    (copy.widthSegmentCount, copy.heightSegmentCount) = (widthSegmentCount, heightSegmentCount)
    return copy
  }
}
