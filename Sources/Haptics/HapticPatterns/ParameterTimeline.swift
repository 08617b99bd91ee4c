/// The value of one dynamic parameter over the time of a pattern.
///
/// It combines the instant changes and the curves of one parameter by the steps Signal.C1–C5 of
/// `Documentation/Behaviour/Signal.md`: the change that began last is in force; a curve is a
/// straight line between its points and holds its last value; before a curve's first point the
/// earlier value stays.
public struct ParameterTimeline: Sendable, Equatable {
  /// A period of time in which the value changes linearly.
  public struct Segment: Sendable, Equatable {
    /// Seconds from the pattern's start.
    public var start: Double
    /// The value at `start`.
    public var startValue: Float
    /// The change of the value per second; 0 while it is constant.
    public var slope: Double

    /// Returns the value at a time within the segment.
    public func value(at time: Double) -> Float {
      // The first segment starts at −∞, and −∞ · 0 would be NaN.
      slope == 0 ? startValue : startValue + Float(slope * (time - start))
    }
  }

  /// The parameter.
  public let id: DynamicParameter.ID
  /// The segments in order; the first starts at −∞, each ends where the next begins.
  public let segments: [Segment]

  /// Creates the timeline of a parameter in a pattern.
  ///
  /// - Complexity: O(*n* log *n*) in the number of changes and points.
  public init(_ id: DynamicParameter.ID, of pattern: HapticPattern) {
    self.id = id
    segments = Self.join(Self.changes(of: id, in: pattern), of: id)
  }

  /// Returns the value at a time.
  ///
  /// - Complexity: O(log *n*).
  public func value(at time: Double) -> Float { segments[index(at: time)].value(at: time) }

  /// Whether the parameter always has its default value.
  public var isDefault: Bool {
    segments.count == 1 && segments[0].slope == 0 && segments[0].startValue == id.defaultValue
  }

  /// Returns the index in `segments` of the one that contains a time.
  public func index(at time: Double) -> Int {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Internals

  /// A parameter or a curve as points from its start.
  private struct PlacedPoints {
    var start: Double
    var points: [ParameterCurve.ControlPoint]
  }

  private static func changes(of id: DynamicParameter.ID, in pattern: HapticPattern)
    -> [PlacedPoints]
  {
    var changes: [PlacedPoints] = []
    for curve in pattern.curves where curve.id == id && !curve.points.isEmpty {
      changes.append(PlacedPoints(start: curve.time, points: curve.points))
    }
    for parameter in pattern.parameters where parameter.id == id {
      let point = ParameterCurve.ControlPoint(time: 0, value: parameter.value)
      changes.append(PlacedPoints(start: parameter.time, points: [point]))
    }
    // `sort` is not stable by contract, so the author's order is part of the key.
    return changes.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
  }

  private static func join(_ changes: [PlacedPoints], of id: DynamicParameter.ID) -> [Segment] {
    var segments = [Segment(start: -.infinity, startValue: id.defaultValue, slope: 0)]
    for (index, change) in changes.enumerated() {
      // A change is in force until the next one begins (Signal.C2).
      let end = index + 1 < changes.count ? changes[index + 1].start : .infinity
      for (index, point) in change.points.enumerated() {
        let start = change.start + point.time
        guard start < end || (index == 0 && start <= end) else { break }
        var slope = 0.0
        if index + 1 < change.points.count {
          let next = change.points[index + 1]
          let length = next.time - point.time
          // Points that go back in time, or stand on one another, make a step (Signal.C4).
          slope = length > 0 ? Double(next.value - point.value) / length : 0
        }
        append(Segment(start: start, startValue: point.value, slope: slope), to: &segments)
      }
      // The target of a curve that was cut off no longer matters; the value that was reached holds
      // if the next change has its first point later than its start (Signal.C2).
      if end.isFinite { hold(at: end, in: &segments) }
    }
    return segments
  }

  /// Appends a segment that holds the value reached at a time.
  private static func hold(at time: Double, in segments: inout [Segment]) {
    guard let last = segments.last, last.slope != 0, last.start < time else { return }
    append(Segment(start: time, startValue: last.value(at: time), slope: 0), to: &segments)
  }

  /// Appends a segment; it replaces those that would have no duration left.
  private static func append(_ segment: Segment, to segments: inout [Segment]) {
    while segments.count > 1, let last = segments.last, last.start >= segment.start {
      segments.removeLast()
    }
    if let last = segments.last, last.slope == 0, segment.slope == 0,
      last.startValue == segment.startValue
    {
      return
    }
    segments.append(segment)
  }
}
