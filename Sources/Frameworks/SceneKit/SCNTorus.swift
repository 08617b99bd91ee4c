/// A torus, or ring-shaped geometry.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  /// Creates the shape.
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    super.init()
  }

  /// The radius of the ring.
  open var ringRadius: CGFloat
  /// The radius of the pipe.
  open var pipeRadius: CGFloat
  /// The number of parts of the ring.
  open var ringSegmentCount = 48
  /// The number of parts around the pipe.
  open var pipeSegmentCount = 24
}
