/// A tube or pipe geometry—a right circular cylinder with a circular hole along its central axis.
open class SCNTube: SCNGeometry, @unchecked Sendable {
  /// Creates the shape.
  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    super.init()
  }

  /// The radius of the hole.
  open var innerRadius: CGFloat
  /// The radius of the tube.
  open var outerRadius: CGFloat
  /// The height.
  open var height: CGFloat
  /// The number of parts around.
  open var radialSegmentCount = 48
  /// The number of parts along the height.
  open var heightSegmentCount = 1
}
