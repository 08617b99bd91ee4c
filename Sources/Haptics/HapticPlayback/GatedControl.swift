import TactusHapticPatterns

/// A parameter that is 0 during some times and unchanged otherwise.
struct GatedControl {
  private(set) var parameters: [DynamicParameter] = []
  private(set) var curves: [ParameterCurve] = []

  private let timeline: ParameterTimeline

  init(_ timeline: ParameterTimeline, shutDuring times: [Range<Double>]) {
    self.timeline = timeline
    var open = -Double.infinity
    for time in times {
      add(open..<time.lowerBound)
      parameters.append(DynamicParameter(timeline.id, 0, time: time.lowerBound))
      open = time.upperBound
    }
    if open < .infinity { add(open..<Double.infinity) }
  }

  /// Adds the changes within a range, and the value at its start.
  private mutating func add(_ range: Range<Double>) {
    let segments = timeline.segments
    for index in timeline.index(at: range.lowerBound)..<segments.count {
      let segment = segments[index]
      guard segment.start < range.upperBound || index == 0 else { break }
      let start = max(segment.start, range.lowerBound)
      let next = index + 1 < segments.count ? segments[index + 1].start : .infinity
      let end = min(next, range.upperBound)
      guard start > -.infinity else { continue }
      if segment.slope == 0 {
        parameters.append(DynamicParameter(timeline.id, segment.startValue, time: start))
      } else {
        let points = [start, end].map {
          ParameterCurve.ControlPoint(time: $0 - start, value: segment.value(at: $0))
        }
        curves.append(ParameterCurve(timeline.id, time: start, points: points))
      }
    }
  }
}
