/// Timing parameters of a cubic Bézier curve from (0, 0) to (1, 1); x is time.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; ease-in ease-out if the curve was created without a name.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint
  private var isNamed: Bool

  /// Creates the system's default curve, which starts fast and ends slowly.
  public override init() {
    (animationCurve, isNamed) = (.easeInOut, true)
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    super.init()
  }

  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isNamed) = (curve, true)
    (controlPoint1, controlPoint2) = curve.controls
    super.init()
  }

  /// Creates a curve with two control points; their x is clamped to 0…1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isNamed, controlPoint1, controlPoint2) = (.easeInOut, false, point1, point2)
    super.init()
  }

  /// Decodes a curve from an archive.
  public required convenience init?(coder: NSCoder) {
    func point(_ name: String) -> CGPoint {
      CGPoint(
        x: coder.decodeDouble(forKey: "\(name).x"), y: coder.decodeDouble(forKey: "\(name).y"))
    }
    self.init(
      UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut,
      named: coder.decodeBool(forKey: "isNamed"), point("first"), point("second"))
  }

  /// Encodes the curve into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: "curve")
    coder.encode(isNamed, forKey: "isNamed")
    for (name, point) in [("first", controlPoint1), ("second", controlPoint2)] {
      coder.encode(Double(point.x), forKey: "\(name).x")
      coder.encode(Double(point.y), forKey: "\(name).y")
    }
  }

  /// Returns an equal curve.
  open func copy(with zone: NSZone? = nil) -> Any {
    UICubicTimingParameters(animationCurve, named: isNamed, controlPoint1, controlPoint2)
  }

  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  private convenience init(
    _ curve: UIView.AnimationCurve, named isNamed: Bool, _ first: CGPoint, _ second: CGPoint
  ) {
    self.init()
    (animationCurve, self.isNamed, controlPoint1, controlPoint2) = (curve, isNamed, first, second)
  }
}

extension UIView.AnimationCurve {
  /// The two control points of the curve.
  fileprivate var controls: (CGPoint, CGPoint) {
    func point(_ index: Int) -> CGPoint {
      var values: [Float] = [0, 0]
      timingFunction.getControlPoint(at: index, values: &values)
      return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    }
    return (point(1), point(2))
  }
}
