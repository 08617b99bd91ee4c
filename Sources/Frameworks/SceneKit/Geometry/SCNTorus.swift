/// A torus, or ring-shaped geometry (Scenes.SC4).
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  /// Creates the shape.
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    self.ringRadius = ringRadius
    self.pipeRadius = pipeRadius
  }

  /// The radius of the ring.
  open var ringRadius: CGFloat = 0.5
  /// The radius of the pipe.
  open var pipeRadius: CGFloat = 0.25
  /// The number of parts of the ring.
  open var ringSegmentCount = 48
  /// The number of parts around the pipe.
  open var pipeSegmentCount = 24

  override var mesh: SceneMesh {
    let parts = max(pipeSegmentCount, 3)
    let profile = (0...parts).map { part in
      let angle = Float(part) / Float(parts) * 2 * .pi
      return SIMD2(Float(ringRadius), 0) + SIMD2(sin(angle), cos(angle)) * Float(pipeRadius)
    }
    return SceneMesh.turned([profile], around: ringSegmentCount, isSmooth: true)
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNTorus()
    (copy.ringRadius, copy.pipeRadius) = (ringRadius, pipeRadius)
    (copy.ringSegmentCount, copy.pipeSegmentCount) = (ringSegmentCount, pipeSegmentCount)
    return copy
  }
}
