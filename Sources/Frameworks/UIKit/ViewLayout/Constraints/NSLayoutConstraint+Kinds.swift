extension NSLayoutConstraint {
  /// How two things are to be to each other.
  public enum Relation: Int, Sendable {
    /// The first at most as large as the second.
    case lessThanOrEqual = -1
    /// Alike.
    case equal = 0
    /// The first at least as large as the second.
    case greaterThanOrEqual = 1
  }

  /// From left to right, or from top to bottom.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// What of a view or a guide a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top.
    case top = 3
    /// The bottom.
    case bottom = 4
    /// The edge where reading begins.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// What the last line of text stands on; the bottom where there is no text.
    case lastBaseline = 11
    /// What the first line of text stands on; the top where there is no text.
    case firstBaseline = 12
    /// The left edge, less the margin.
    case leftMargin = 13
    /// The right edge, less the margin.
    case rightMargin = 14
    /// The top, less the margin.
    case topMargin = 15
    /// The bottom, less the margin.
    case bottomMargin = 16
    /// The edge where reading begins, less the margin.
    case leadingMargin = 17
    /// The edge where reading ends, less the margin.
    case trailingMargin = 18
    /// The middle between the margins at the left and the right.
    case centerXWithinMargins = 19
    /// The middle between the margins at the top and the bottom.
    case centerYWithinMargins = 20
    /// None: the constraint compares with its constant alone.
    case notAnAttribute = 0

    /// What the last line of text stands on.
    @available(*, deprecated, renamed: "lastBaseline")
    public static let baseline = Attribute.lastBaseline

    /// What it is in the guide between the margins, for those that are about margins.
    var withinMargins: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }

    /// Whether it depends on where people begin to read.
    var followsReading: Bool {
      [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
    }

    /// Whether it is an edge that does not depend on that.
    var ignoresReading: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Which of three kinds that cannot be compared with each other it is of.
    var kind: Kind {
      switch self {
      case .width, .height, .notAnAttribute: .length
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        .horizontalPlace
      default: .verticalPlace
      }
    }

    enum Kind {
      case length, horizontalPlace, verticalPlace
    }

    /// How it is called in descriptions.
    var name: String {
      switch self {
      case .notAnAttribute: ""
      case .left: "left"
      case .right: "right"
      case .top: "top"
      case .bottom: "bottom"
      case .leading: "leading"
      case .trailing: "trailing"
      case .width: "width"
      case .height: "height"
      case .centerX: "centerX"
      case .centerY: "centerY"
      case .lastBaseline: "lastBaseline"
      case .firstBaseline: "firstBaseline"
      case .leftMargin: "leftMargin"
      case .rightMargin: "rightMargin"
      case .topMargin: "topMargin"
      case .bottomMargin: "bottomMargin"
      case .leadingMargin: "leadingMargin"
      case .trailingMargin: "trailingMargin"
      case .centerXWithinMargins: "centerXWithinMargins"
      case .centerYWithinMargins: "centerYWithinMargins"
      }
    }
  }

  /// How views in a visual format are aligned, and in which direction it goes.
  public struct FormatOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Their left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Their right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Their tops.
    public static let alignAllTop = FormatOptions(.top)
    /// Their bottoms.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Their edges where reading begins.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Their edges where reading ends.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Their middles, from left to right.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Their middles, from top to bottom.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// What their last lines stand on.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// What their first lines stand on.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All bits of alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// From where reading begins to where it ends.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Gaps from edge to edge.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Gaps from a last line to the next first line.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of gaps.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// What is to be alike, in order.
    var alignments: [Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init)
    }
  }
}
