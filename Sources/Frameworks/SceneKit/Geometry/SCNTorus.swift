/// A torus around the y axis (Scenes.SC4).
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  /// Creates a torus.
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    self.ringRadius = ringRadius
    self.pipeRadius = pipeRadius
  }

  /// The distance from the torus's center to the center of the pipe.
  open var ringRadius: CGFloat = 0.5
  /// The radius of the pipe.
  open var pipeRadius: CGFloat = 0.25
  /// The number of segments around the ring.
  open var ringSegmentCount = 48
  /// The number of segments around the pipe.
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
