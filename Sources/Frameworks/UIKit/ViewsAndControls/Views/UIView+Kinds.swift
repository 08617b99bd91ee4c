extension UIView {
  /// How what a view shows is fitted into its bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill them.
    case scaleToFill = 0
    /// As large as fits, in proportion.
    case scaleAspectFit = 1
    /// As small as fills them, in proportion.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top, in the middle.
    case top = 5
    /// At the bottom, in the middle.
    case bottom = 6
    /// At the left, in the middle.
    case left = 7
    /// At the right, in the middle.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12

    /// The same in a layer's words; layers name top and bottom as if y grew upwards.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }

  /// Whether a view's tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic = 0
    /// It is as it was set.
    case normal = 1
    /// It has no hue.
    case dimmed = 2
  }

  /// What of a view's place and size changes when that of its superview does.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// One bit a part.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
