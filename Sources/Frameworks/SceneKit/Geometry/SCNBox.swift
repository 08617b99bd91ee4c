/// A box; its mesh has sharp edges (Scenes.SC4).
open class SCNBox: SCNGeometry, @unchecked Sendable {
  /// Creates a box.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat)
  {
    self.init()
    self.width = width
    self.height = height
    self.length = length
    self.chamferRadius = chamferRadius
  }

  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The length.
  open var length: CGFloat = 1
  /// The radius of rounded edges; stored, because the mesh has sharp ones.
  open var chamferRadius: CGFloat = 0
  /// The number of segments along the width.
  open var widthSegmentCount = 1
  /// The number of segments along the height.
  open var heightSegmentCount = 1
  /// The number of segments along the length.
  open var lengthSegmentCount = 1
  /// The number of segments of a rounded edge; stored.
  open var chamferSegmentCount = 5

  override var mesh: SceneMesh {
    SceneMesh.box(
      SIMD3(Float(width), Float(height), Float(length)),
      parts: SIMD3(widthSegmentCount, heightSegmentCount, lengthSegmentCount))
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNBox()
    (copy.width, copy.height) = (width, height)
    (copy.length, copy.chamferRadius) = (length, chamferRadius)
    (copy.widthSegmentCount, copy.heightSegmentCount) = (widthSegmentCount, heightSegmentCount)
    (copy.lengthSegmentCount, copy.chamferSegmentCount) = (lengthSegmentCount, chamferSegmentCount)
    return copy
  }
}
