extension UIView {
  /// The ways in which content is fitted into a view's bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill = 0
    /// Scaled to fit, in proportion.
    case scaleAspectFit = 1
    /// Scaled to fill, in proportion.
    case scaleAspectFill = 2
    /// Redrawn.
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

    /// The equivalent gravity of a layer; layers name top and bottom as if y pointed upward.
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

  /// The changes of a tint color while something else is in front.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic = 0
    /// The unmodified tint.
    case normal = 1
    /// A tint without hue.
    case dimmed = 2
  }

  /// The parts of a view's frame that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
