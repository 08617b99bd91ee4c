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
  /// The number of parts along the width.
  open var widthSegmentCount = 1
  /// The number of parts along the height.
  open var heightSegmentCount = 1
  /// The number of parts along the length.
  open var lengthSegmentCount = 1
  /// The number of parts of rounded edges.
  open var chamferSegmentCount = 5
}
