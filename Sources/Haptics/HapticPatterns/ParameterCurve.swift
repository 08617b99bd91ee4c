/// A gradual change, a line through points, that acts on every event playing then or later.
public struct ParameterCurve: Sendable, Equatable {
  /// What changes.
  public var id: DynamicParameter.ID
  /// Seconds from the pattern's start to the point from which `points` count.
  public var time: Double
  /// The line's points, in order of their time.
  public var points: [ControlPoint]

  /// Makes a curve; points are kept as given.
  public init(_ id: DynamicParameter.ID, time: Double, points: [ControlPoint]) {
    self.id = id
    self.time = time
    self.points = points
  }

  /// Seconds from the pattern's start to the last point.
  public var endTime: Double { time + (points.last?.time ?? 0) }

  /// One point of a curve.
  public struct ControlPoint: Sendable, Equatable {
    /// Seconds from the curve's start.
    public var time: Double
    /// The value there, in the range of the curve's parameter.
    public var value: Float

    /// Makes a point; the value is kept as given.
    public init(time: Double, value: Float) {
      self.time = time
      self.value = value
    }
  }
}
