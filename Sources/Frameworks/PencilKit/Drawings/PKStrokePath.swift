internal import TactusCrashReports

/// A uniform cubic B-spline of the points of a stroke.
///
/// The elements are the control points. The interpolated curve starts at the first and ends at the
/// last one (Ink.SP1…).
public struct PKStrokePath: RandomAccessCollection, Sendable {
  /// The control points.
  package let points: [PKStrokePoint]
  /// The time at which the path began.
  public let creationDate: Date

  /// The outlines of strokes along the path, once they were needed.
  let outlines = OutlineCache()

  /// Creates an empty path.
  public init() { (points, creationDate) = ([], Date(timeIntervalSinceReferenceDate: 0)) }

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - controlPoints: The control points of the cubic B-spline.
  ///   - creationDate: The start of the path, to which the points' times are relative.
  public init<Points: Sequence>(controlPoints: Points, creationDate: Date)
  where Points.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }

  /// The index of the first control point.
  public var startIndex: Int { points.startIndex }
  /// The index after the last control point.
  public var endIndex: Int { points.endIndex }
  /// Returns the control point at an index.
  public subscript(position: Int) -> PKStrokePoint { points[position] }

  /// Returns the location on the curve at a parametric value.
  ///
  /// - Parameter parametricValue: The value, 0…`count` − 1; values outside are clamped.
  public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
    programmingPrecondition(!isEmpty, "an empty stroke path has no points")
    return StrokeSpline(points).location(at: Double(parametricValue))
  }

  /// Returns the point on the curve at a parametric value (Ink.SP2).
  ///
  /// - Parameter parametricValue: The value, 0…`count` − 1; values outside are clamped.
  public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
    programmingPrecondition(!isEmpty, "an empty stroke path has no points")
    return StrokeSpline(points).point(at: Double(parametricValue))
  }

  /// Returns points on the curve with a constant stride between them (Ink.SP4).
  ///
  /// - Parameters:
  ///   - range: The range of parametric values; nil for the whole curve.
  ///   - stride: The stride.
  public func interpolatedPoints(
    in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSlice.Stride
  ) -> InterpolatedSlice {
    InterpolatedSlice(of: self, in: range, by: stride)
  }

  /// Returns the parametric value at an offset from another one: a distance, time or parametric
  /// step (Ink.SP3).
  ///
  /// - Parameters:
  ///   - parametricValue: The value to begin at.
  ///   - stride: The offset along the curve; may be negative.
  public func parametricValue(
    _ parametricValue: CGFloat, offsetBy stride: InterpolatedSlice.Stride
  ) -> CGFloat {
    guard !isEmpty else { return 0 }
    let spline = StrokeSpline(points)
    return CGFloat(spline.value(Double(parametricValue), offsetBy: stride).value)
  }
}
