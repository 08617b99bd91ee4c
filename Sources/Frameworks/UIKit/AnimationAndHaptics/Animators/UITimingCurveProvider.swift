/// Says how an animator goes from beginning to end.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which of the two following counts.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// What kind of pace an animator goes at.
public enum UITimingCurveType: Int, Sendable {
  /// A curve that has a name.
  case builtin = 0
  /// A curve with two controls.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Both a curve and a spring; here the spring counts (AN3).
  case composed = 3
}
