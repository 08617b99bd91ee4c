/// A gradual change of a dynamic parameter along a line through points, which acts on every event
/// playing then or later.
public struct ParameterCurve: Sendable, Equatable {
  /// The parameter.
  public var id: DynamicParameter.ID
  /// Seconds from the pattern's start to the time from which `points` count.
  public var time: Double
  /// The points of the line, in the order of time.
  public var points: [ControlPoint]

  /// Creates a curve; points are kept as given.
  public init(_ id: DynamicParameter.ID, time: Double, points: [ControlPoint]) {
    self.id = id
    self.time = time
    self.points = points
  }

  /// Seconds from the pattern's start to the last point.
  public var endTime: Double { time + (points.last?.time ?? 0) }

  /// A point of a curve.
  public struct ControlPoint: Sendable, Equatable {
    /// Seconds from the curve's start.
    public var time: Double
    /// The value at that time, in the range of the curve's parameter.
    public var value: Float

    /// Creates a point; the value is kept as given.
    public init(time: Double, value: Float) {
      self.time = time
      self.value = value
    }
  }
}
