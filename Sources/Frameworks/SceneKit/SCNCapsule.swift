/// A right circular cylinder geometry whose ends are capped with hemispheres.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  /// Creates the shape.
  public init(capRadius: CGFloat, height: CGFloat) {
    (self.capRadius, self.height) = (capRadius, height)
    super.init()
  }

  /// The radius of the caps.
  open var capRadius: CGFloat
  /// The height with the caps.
  open var height: CGFloat
  /// The number of parts around.
  open var radialSegmentCount = 48
  /// The number of parts along the height.
  open var heightSegmentCount = 1
  /// The number of parts of a cap.
  open var capSegmentCount = 24
}
