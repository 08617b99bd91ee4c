/// A capsule along the y axis (Scenes.SC4).
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  /// Creates a capsule.
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    self.capRadius = capRadius
    self.height = height
  }

  /// The radius of the caps.
  open var capRadius: CGFloat = 0.5
  /// The total height, with both caps.
  open var height: CGFloat = 2
  /// The number of segments around the y axis.
  open var radialSegmentCount = 48
  /// The number of segments along the cylindrical part.
  open var heightSegmentCount = 1
  /// The number of segments of a cap.
  open var capSegmentCount = 24

  override var mesh: SceneMesh {
    let (radius, parts) = (Float(capRadius), max(capSegmentCount, 1))
    let half = max(Float(height) / 2 - radius, 0)
    let caps = (0...2 * parts + 1).map { row in
      let angle = Float(row > parts ? row - 1 : row) / Float(parts) * .pi / 2
      let middle = SIMD2(0, row > parts ? -half : half)
      return middle + SIMD2(sin(angle), cos(angle)) * radius
    }
    return SceneMesh.turned([caps], around: radialSegmentCount, isSmooth: true)
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNCapsule()
    (copy.capRadius, copy.height) = (capRadius, height)
    (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
    copy.capSegmentCount = capSegmentCount
    return copy
  }
}
