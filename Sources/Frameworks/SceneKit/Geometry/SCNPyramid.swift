/// A pyramid over a rectangle in the xz plane (Scenes.SC4).
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  /// Creates a pyramid.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    self.width = width
    self.height = height
    self.length = length
  }

  /// The width.
  open var width: CGFloat = 1
  /// The height.
  open var height: CGFloat = 1
  /// The length.
  open var length: CGFloat = 1
  /// The number of segments along the width.
  open var widthSegmentCount = 1
  /// The number of segments along the height.
  open var heightSegmentCount = 1
  /// The number of segments along the length.
  open var lengthSegmentCount = 1

  override var mesh: SceneMesh {
    let (x, y, z) = (Float(width) / 2, Float(height), Float(length) / 2)
    let (top, front, back) = (SIMD3(0, y, 0), SIMD3(0, 0, z), SIMD3(0, 0, -z))
    let side = SIMD3(x, 0, 0)
    var mesh = SceneMesh()
    for (left, right) in [
      (front - side, front + side), (front + side, back + side), (back + side, back - side),
      (back - side, front - side),
    ] { mesh.addTriangle(left, right, top) }
    mesh.addFace(
      corner: back - side, SIMD3(2 * x, 0, 0), SIMD3(0, 0, 2 * z), parts: SIMD2(1, 1))
    return mesh
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNPyramid()
    (copy.width, copy.height) = (width, height)
    (copy.length, copy.widthSegmentCount) = (length, widthSegmentCount)
    (copy.heightSegmentCount, copy.lengthSegmentCount) = (heightSegmentCount, lengthSegmentCount)
    return copy
  }
}
