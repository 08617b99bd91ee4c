/// A type that provides the timing of a property animator.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The type of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
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
