import TactusDisplayList

/// The properties of a shape layer.
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

  /// The stroke style.
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

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public override init() {
    super.init()
    state.kind = .shape(ShapeState())
  }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer as `init()` does, or one of an archive (Archives.AR14).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.kind = .shape(ShapeState())
    decodeKind(coder)
  }

  /// The path, in the layer's coordinates.
  open var path: CGPath? {
    get { state.kind.shape.path }
    set { change("path", \.kind.shape.path, to: newValue?.copy()) }
  }

  /// The fill color, or `nil` for none.
  open var fillColor: CGColor? {
    get { state.kind.shape.fillColor }
    set { change("fillColor", \.kind.shape.fillColor, to: newValue) }
  }

  /// The fill rule.
  open var fillRule: CAShapeLayerFillRule {
    get { state.kind.shape.fillRule }
    set { change("fillRule", \.kind.shape.fillRule, to: newValue) }
  }

  /// The stroke color, or `nil` for none.
  open var strokeColor: CGColor? {
    get { state.kind.shape.strokeColor }
    set { change("strokeColor", \.kind.shape.strokeColor, to: newValue) }
  }

  /// The start of the stroke, as a fraction of the path's length, 0…1.
  open var strokeStart: CGFloat {
    get { state.kind.shape.strokeStart }
    set { change("strokeStart", \.kind.shape.strokeStart, to: newValue) }
  }

  /// The end of the stroke, as a fraction of the path's length, 0…1.
  open var strokeEnd: CGFloat {
    get { state.kind.shape.strokeEnd }
    set { change("strokeEnd", \.kind.shape.strokeEnd, to: newValue) }
  }

  /// The line width, in points.
  open var lineWidth: CGFloat {
    get { state.kind.shape.lineWidth }
    set { change("lineWidth", \.kind.shape.lineWidth, to: newValue) }
  }

  /// The maximum length of a miter, in line widths.
  open var miterLimit: CGFloat {
    get { state.kind.shape.miterLimit }
    set { change("miterLimit", \.kind.shape.miterLimit, to: newValue) }
  }

  /// The line cap.
  open var lineCap: CAShapeLayerLineCap {
    get { state.kind.shape.lineCap }
    set { change("lineCap", \.kind.shape.lineCap, to: newValue) }
  }

  /// The line join.
  open var lineJoin: CAShapeLayerLineJoin {
    get { state.kind.shape.lineJoin }
    set { change("lineJoin", \.kind.shape.lineJoin, to: newValue) }
  }

  /// The distance into the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat {
    get { state.kind.shape.lineDashPhase }
    set { change("lineDashPhase", \.kind.shape.lineDashPhase, to: newValue) }
  }

  /// The lengths of dashes and gaps in turn, in points; `nil` for a solid line.
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
