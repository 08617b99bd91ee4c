/// The orientations of an image, numbered as in EXIF.
@frozen
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Upright.
  case up = 1
  /// Mirrored horizontally.
  case upMirrored = 2
  /// Rotated by 180°.
  case down = 3
  /// Mirrored vertically.
  case downMirrored = 4
  /// Mirrored horizontally and turned by 90° counterclockwise.
  case leftMirrored = 5
  /// Rotated by 90° clockwise.
  case right = 6
  /// Mirrored horizontally and turned by 90° clockwise.
  case rightMirrored = 7
  /// Rotated by 90° counterclockwise.
  case left = 8

  /// Returns the transform that turns an image of a size in pixels upright.
  ///
  /// The y axis points up.
  package func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
    switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    }
  }

  /// Whether the orientation swaps width and height.
  var turnsSides: Bool { rawValue >= 5 }
}
