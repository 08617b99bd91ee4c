/// A right circular cylinder.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  /// Creates a cylinder.
  public init(radius: CGFloat, height: CGFloat) {
    self.radius = radius
    self.height = height
    super.init()
  }

  /// The radius.
  open var radius: CGFloat
  /// The height.
  open var height: CGFloat
}
