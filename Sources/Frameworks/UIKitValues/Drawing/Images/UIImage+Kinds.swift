extension UIImage {
  /// The orientation of the stored pixels relative to the upright image.
  public enum Orientation: Int, Sendable {
    /// The pixels are upright.
    case up = 0
    /// The pixels are rotated by 180°.
    case down = 1
    /// The pixels are rotated by 90° counterclockwise.
    case left = 2
    /// The pixels are rotated by 90° clockwise.
    case right = 3
    /// The pixels are mirrored horizontally.
    case upMirrored = 4
    /// The pixels are mirrored vertically.
    case downMirrored = 5
    /// The pixels are mirrored along the main diagonal.
    case leftMirrored = 6
    /// The pixels are mirrored along the other diagonal.
    case rightMirrored = 7

    /// Whether the orientation exchanges width and height.
    var turnsSides: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }

    /// The orientation that mirrors the upright image horizontally.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      // Mirroring after a rotation equals the opposite rotation after mirroring.
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    }
  }

  /// The choice between an image's own colors and a tint.
  public enum RenderingMode: Int, Sendable {
    /// The view that shows the image decides; here it uses the image's own colors.
    case automatic = 0
    /// The image has its own colors.
    case alwaysOriginal = 1
    /// The alpha of the image is drawn in the tint of the view.
    case alwaysTemplate = 2
  }

  /// The way in which the middle of a resizable image fills its target.
  public enum ResizingMode: Int, Sendable {
    /// The middle is tiled.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }
}
