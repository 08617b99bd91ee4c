extension PKStrokePath {
  /// Points on the curve of a path with a constant stride between them (Ink.SP4).
  public struct InterpolatedSlice: Sequence, IteratorProtocol {
    /// The stride between points.
    public enum Stride: Sendable {
      /// A distance along the curve.
      case distance(CGFloat)
      /// A time in seconds.
      case time(TimeInterval)
      /// A difference of parametric values.
      case parametricStep(CGFloat)
    }

    private let spline: StrokeSpline
    private let end: Double
    private let stride: Stride
    private var upcoming: Double?

    init(of path: PKStrokePath, in range: ClosedRange<CGFloat>?, by stride: Stride) {
      spline = StrokeSpline(path.points)
      self.stride = stride
      end = spline.limited(range.map { Double($0.upperBound) } ?? spline.end)
      upcoming = path.isEmpty ? nil : spline.limited(range.map { Double($0.lowerBound) } ?? 0)
    }

    /// Returns the next point; nil after the last one.
    public mutating func next() -> PKStrokePoint? {
      guard let value = upcoming else { return nil }
      let (following, isWhole) = spline.value(value, offsetBy: stride)
      // A stride without progress ends the slice, which would otherwise be infinite.
      upcoming = isWhole && following > value && following <= end ? following : nil
      return spline.point(at: value)
    }
  }
}
