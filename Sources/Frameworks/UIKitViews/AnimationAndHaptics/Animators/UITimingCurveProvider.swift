/// A type that provides the timing of a property animator.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The type of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}
