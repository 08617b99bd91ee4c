/// A six-sided polyhedron whose faces are all rectangles, optionally with rounded edges.
open class SCNBox: SCNGeometry, @unchecked Sendable {
  /// Creates a box.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
    self.chamferRadius = chamferRadius
    super.init()
  }

  /// The width.
  open var width: CGFloat
  /// The height.
  open var height: CGFloat
  /// The length.
  open var length: CGFloat
  /// The radius of edges.
  open var chamferRadius: CGFloat
}
