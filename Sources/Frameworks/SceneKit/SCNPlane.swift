/// A rectangular, one-sided plane.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  /// Creates a plane.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width.
  open var width: CGFloat
  /// The height.
  open var height: CGFloat
}
