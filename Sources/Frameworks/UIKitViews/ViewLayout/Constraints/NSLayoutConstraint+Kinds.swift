extension NSLayoutConstraint {
  /// The comparison that a constraint makes true.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The axes of a layout.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The attributes of a view or a guide that a constraint can relate.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge without text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The leading margin.
    case leadingMargin = 17
    /// The trailing margin.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20
    /// No attribute: the constraint relates the first attribute to its constant.
    case notAnAttribute = 0

    /// The former name of `lastBaseline`.
    @available(*, deprecated, renamed: "lastBaseline")
    public static let baseline = Attribute.lastBaseline

    /// The attribute of the margins guide that corresponds to a margin attribute.
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

    /// Whether the attribute depends on the layout direction.
    var dependsOnDirection: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// Whether the attribute is a horizontal edge that does not depend on the layout direction.
    var ignoresDirection: Bool {
      switch self {
      case .left, .right, .leftMargin, .rightMargin: true
      default: false
      }
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The kind of the attribute; a layout relates attributes of one kind only.
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

    /// The name of the attribute in descriptions.
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

  /// The alignment of the views in a visual format, its direction and its spacing.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns the top edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns the bottom edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns the horizontal centers.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns the vertical centers.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns the baselines of the last lines.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns the baselines of the first lines.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The mask of the alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Orders the views from leading to trailing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Orders the views from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Orders the views from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The mask of the direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Measures spacing from edge to edge.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures spacing from the last baseline to the next first baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The mask of the spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes to align, in order.
    var alignments: [Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init)
    }
  }
}
