/// The properties of a gradient layer.
///
/// - Source: the defaults are those of Apple's reference of `CAGradientLayer` (documented).
struct GradientState {
  var colors: [CGColor] = []
  var locations: [Double] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

/// A layer that fills its bounds and round corners with a gradient.
open class CAGradientLayer: CALayer {
  /// Creates a layer without colors.
  public override init() {
    super.init()
    state.kind = .gradient(GradientState())
  }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer as `init()` does; archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.kind = .gradient(GradientState())
    decodeKind(coder)
  }

  /// The colors, as values of `CGColor`; other values are ignored.
  open var colors: [Any]? {
    get {
      let colors = state.kind.gradient.colors
      return colors.isEmpty ? nil : colors
    }
    set {
      change(
        "colors", \.kind.gradient.colors, to: newValue?.compactMap { $0 as? CGColor } ?? [])
    }
  }

  /// The offsets of the colors, ascending from 0 to 1; `nil` for even spacing.
  open var locations: [NSNumber]? {
    get {
      let locations = state.kind.gradient.locations
      return locations.isEmpty ? nil : locations.map { NSNumber(value: $0) }
    }
    set {
      change("locations", \.kind.gradient.locations, to: newValue?.map(\.doubleValue) ?? [])
    }
  }

  /// The start point in unit coordinates; the center of a radial or conic gradient.
  open var startPoint: CGPoint {
    get { state.kind.gradient.startPoint }
    set { change("startPoint", \.kind.gradient.startPoint, to: newValue) }
  }

  /// The end point in unit coordinates; a corner of a radial gradient's box, or the direction in
  /// which a conic gradient begins.
  open var endPoint: CGPoint {
    get { state.kind.gradient.endPoint }
    set { change("endPoint", \.kind.gradient.endPoint, to: newValue) }
  }

  /// The type of the gradient.
  open var type: CAGradientLayerType {
    get { state.kind.gradient.type }
    set { change("type", \.kind.gradient.type, to: newValue) }
  }
}
