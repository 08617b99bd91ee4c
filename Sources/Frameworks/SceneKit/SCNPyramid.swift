/// A right rectangular pyramid geometry.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  /// Creates the shape.
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
    super.init()
  }

  /// The width.
  open var width: CGFloat
  /// The height.
  open var height: CGFloat
  /// The length.
  open var length: CGFloat
  /// The number of parts along the width.
  open var widthSegmentCount = 1
  /// The number of parts along the height.
  open var heightSegmentCount = 1
  /// The number of parts along the length.
  open var lengthSegmentCount = 1
}
