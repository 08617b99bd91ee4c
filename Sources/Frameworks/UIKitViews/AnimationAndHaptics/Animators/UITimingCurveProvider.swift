/// A provider of a property animator's timing.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The type of the timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; nil for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}
