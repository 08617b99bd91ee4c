/// A right circular cone or frustum geometry.
open class SCNCone: SCNGeometry, @unchecked Sendable {
  /// Creates the shape.
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    super.init()
  }

  /// The radius of the top.
  open var topRadius: CGFloat
  /// The radius of the base.
  open var bottomRadius: CGFloat
  /// The height.
  open var height: CGFloat
  /// The number of parts around.
  open var radialSegmentCount = 48
  /// The number of parts along the height.
  open var heightSegmentCount = 1
}
