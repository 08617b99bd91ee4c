extension UIImage {
  /// How the pixels of a picture are turned to stand upright.
  public enum Orientation: Int, Sendable {
    /// They stand.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter of a turn against a clock.
    case left = 2
    /// By a quarter of a turn as a clock goes.
    case right = 3
    /// Left and right change places.
    case upMirrored = 4
    /// Top and bottom change places.
    case downMirrored = 5
    /// Rows become columns.
    case leftMirrored = 6
    /// Rows become columns, from the other ends.
    case rightMirrored = 7

    /// Whether rows become columns.
    var turnsSides: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }

    /// The same with left and right exchanged in what is seen.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      // What was exchanged after a turn is a turn the other way after an exchange.
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    }
  }

  /// Whether a picture is seen in its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As whoever shows it thinks best; here in its own.
    case automatic = 0
    /// In its own.
    case alwaysOriginal = 1
    /// Its opacity in the tint of whoever shows it.
    case alwaysTemplate = 2
  }

  /// How the parts of a picture become larger that do.
  public enum ResizingMode: Int, Sendable {
    /// They are repeated.
    case tile = 0
    /// They are stretched.
    case stretch = 1
  }
}
