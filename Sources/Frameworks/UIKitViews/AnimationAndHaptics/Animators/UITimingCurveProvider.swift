/// A provider of a property animator's timing.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The type of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The types of timing.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin = 0
  /// A curve with two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring; here the spring is used (Animators.AN3).
  case composed = 3
}
