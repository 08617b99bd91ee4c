/// What a gradient layer is told at one moment.
///
/// - Source: the defaults are those of Apple's reference of `CAGradientLayer` (documented).
struct GradientState {
  var colors: [CGColor] = []
  var locations: [Double] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial
}

/// A layer that shows colours going over into one another, within its bounds and round corners.
open class CAGradientLayer: CALayer {
  /// Makes a layer without colours.
  public override init() {
    super.init()
    state.kind = .gradient(GradientState())
  }

  /// Makes a copy of another layer as it is shown at a moment.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Makes a layer as `init()` does: archives of layers are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    state.kind = .gradient(GradientState())
  }

  /// The colours: values of `CGColor`; what is something else is left out.
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

  /// Where each colour is, in parts of the way, rising; `nil` for even distances.
  open var locations: [NSNumber]? {
    get {
      let locations = state.kind.gradient.locations
      return locations.isEmpty ? nil : locations.map { NSNumber(value: $0) }
    }
    set {
      change("locations", \.kind.gradient.locations, to: newValue?.map(\.doubleValue) ?? [])
    }
  }

  /// Where the way begins, in parts of the bounds; of a radial or conic gradient, its middle.
  open var startPoint: CGPoint {
    get { state.kind.gradient.startPoint }
    set { change("startPoint", \.kind.gradient.startPoint, to: newValue) }
  }

  /// Where the way ends, in parts of the bounds; of a radial gradient a corner of the box around it,
  /// of a conic one the direction in which it begins.
  open var endPoint: CGPoint {
    get { state.kind.gradient.endPoint }
    set { change("endPoint", \.kind.gradient.endPoint, to: newValue) }
  }

  /// Where the way goes.
  open var type: CAGradientLayerType {
    get { state.kind.gradient.type }
    set { change("type", \.kind.gradient.type, to: newValue) }
  }
}

/// Where the colours of a gradient layer go.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name in text.
  public let rawValue: String
  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From one place straight to another.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a middle outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Once round a middle.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
