import DisplayList

/// What a shape layer is told at one moment.
///
/// - Source: the defaults are those of Apple's reference of `CAShapeLayer` (documented).
struct ShapeState {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [Double] = []

  var isStroked: Bool { strokeColor != nil && lineWidth > 0 && strokeEnd > strokeStart }

  /// How the line is drawn.
  var style: StrokeStyle {
    let cap: StrokeStyle.Cap =
      switch lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: StrokeStyle.Join =
      switch lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    return StrokeStyle(
      width: Double(lineWidth), cap: cap, join: join, miterLimit: Double(miterLimit),
      dashes: lineDashPattern, dashPhase: Double(lineDashPhase))
  }
}

/// A layer that shows a path, filled and with a line along it.
open class CAShapeLayer: CALayer {
  /// Makes a layer without a path.
  public override init() {
    super.init()
    state.kind = .shape(ShapeState())
  }

  /// Makes a copy of another layer as it is shown at a moment.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Makes a layer as `init()` does: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.kind = .shape(ShapeState())
  }

  /// The path, in the layer's own coordinates.
  open var path: CGPath? {
    get { state.kind.shape.path }
    set { change("path", \.kind.shape.path, to: newValue?.copy()) }
  }

  /// What the path is filled with; `nil` for nothing.
  open var fillColor: CGColor? {
    get { state.kind.shape.fillColor }
    set { change("fillColor", \.kind.shape.fillColor, to: newValue) }
  }

  /// What counts as inside.
  open var fillRule: CAShapeLayerFillRule {
    get { state.kind.shape.fillRule }
    set { change("fillRule", \.kind.shape.fillRule, to: newValue) }
  }

  /// The line's colour; `nil` for no line.
  open var strokeColor: CGColor? {
    get { state.kind.shape.strokeColor }
    set { change("strokeColor", \.kind.shape.strokeColor, to: newValue) }
  }

  /// At which part of the whole path's length the line begins, 0…1.
  open var strokeStart: CGFloat {
    get { state.kind.shape.strokeStart }
    set { change("strokeStart", \.kind.shape.strokeStart, to: newValue) }
  }

  /// At which part of the whole path's length the line ends, 0…1.
  open var strokeEnd: CGFloat {
    get { state.kind.shape.strokeEnd }
    set { change("strokeEnd", \.kind.shape.strokeEnd, to: newValue) }
  }

  /// How wide the line is, in points.
  open var lineWidth: CGFloat {
    get { state.kind.shape.lineWidth }
    set { change("lineWidth", \.kind.shape.lineWidth, to: newValue) }
  }

  /// How long a miter may be, in line widths.
  open var miterLimit: CGFloat {
    get { state.kind.shape.miterLimit }
    set { change("miterLimit", \.kind.shape.miterLimit, to: newValue) }
  }

  /// The line's ends.
  open var lineCap: CAShapeLayerLineCap {
    get { state.kind.shape.lineCap }
    set { change("lineCap", \.kind.shape.lineCap, to: newValue) }
  }

  /// The line's corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { state.kind.shape.lineJoin }
    set { change("lineJoin", \.kind.shape.lineJoin, to: newValue) }
  }

  /// How far into the dashes the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { state.kind.shape.lineDashPhase }
    set { change("lineDashPhase", \.kind.shape.lineDashPhase, to: newValue) }
  }

  /// Lengths of what is drawn and left out, by turns, in points; `nil` for a whole line.
  open var lineDashPattern: [NSNumber]? {
    get {
      let pattern = state.kind.shape.lineDashPattern
      return pattern.isEmpty ? nil : pattern.map { NSNumber(value: $0) }
    }
    set {
      change(
        "lineDashPattern", \.kind.shape.lineDashPattern, to: newValue?.map(\.doubleValue) ?? [])
    }
  }
}

/// What counts as inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String
  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the path goes round more often one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a straight way out crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String
  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off where the path ends.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a disc beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String
  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Both sides go on until they meet, within the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A disc in the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
