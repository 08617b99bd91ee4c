import TactusHapticPatterns

/// A dynamic parameter over time as used by the renderer: straight lines between whole frames.
struct ControlTrack {
  /// The start of a straight line.
  struct Knot: Equatable {
    var frame: Int
    var value: Float
    /// The change of the value per frame.
    var slope: Float
  }

  /// The knots by frame; the first is at frame 0.
  private(set) var knots: [Knot]

  /// Creates the track of a timeline, with its steps spread over a short ramp (Signal.C7).
  ///
  /// - Parameters:
  ///   - ramp: The duration of a step in seconds; the ramp begins at the step.
  ///   - sounding: The frames during which events follow the parameter; a step at any other frame
  ///     has no ramp.
  ///   - map: A function applied to the values, such as an exponent.
  init(
    _ timeline: ParameterTimeline, ramp: Double, sampleRate: Double, sounding: SoundingFrames,
    map: (Float) -> Float = { $0 }
  ) {
    let clock = FrameClock(sampleRate: sampleRate)
    let rampFrames = max(clock.frame(at: ramp), 1)
    let segments = timeline.segments
    knots = [Knot(frame: 0, value: map(timeline.value(at: 0).finite), slope: 0)]
    var reached = knots[0].value
    for (index, segment) in segments.enumerated() {
      let start = clock.frame(at: segment.start)
      let next = index + 1 < segments.count ? segments[index + 1].start : .infinity
      let end = next.isFinite ? clock.frame(at: next) : Int.max
      guard end > start else { continue }
      func value(at frame: Int) -> Float {
        let time = max(Double(frame) / sampleRate, max(segment.start, 0))
        return map(segment.value(at: min(time, next)).finite)
      }
      var from = start
      // A step is ramped only where it would click: not before or as an event begins (Signal.C7).
      if abs(value(at: start) - reached) > 1e-6, sounding.contain(start) {
        from = min(start + rampFrames, end)
        append(line: start, reached, from, value(at: from))
      }
      if from < end {
        let isLevel = segment.slope == 0 || end == Int.max
        let last = isLevel ? value(at: from) : value(at: end)
        append(line: from, value(at: from), end, last)
        reached = last
      } else {
        reached = value(at: from)
      }
    }
  }

  private mutating func append(line start: Int, _ from: Float, _ end: Int, _ to: Float) {
    let slope = end == Int.max ? 0 : (to - from) / Float(end - start)
    if let last = knots.last, last.frame == start { knots.removeLast() }
    if let last = knots.last, last.slope == 0, slope == 0, last.value == from { return }
    knots.append(Knot(frame: start, value: from, slope: slope))
  }
}
