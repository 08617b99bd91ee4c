import HapticPatterns

extension CheckedPattern {
  /// A stretch of vibration, and the event that begins it.
  struct Stretch {
    var start: Double
    var end: Double
    var event: Int
    var seconds: Double { end - start }
  }

  /// Seconds without vibration that are felt as a pause.
  ///
  /// - Source: ours, well above the gap of some 10 ms that can just be felt. Confidence: guess.
  private static let shortestPause = 0.05

  /// Each stretch of vibration that is felt, in order of time: continuous events joined where no
  /// pause parts them, and parted where the intensity control is down to nothing.
  var vibrationStretches: [Stretch] {
    var stretches: [Stretch] = []
    for index in eventsByTime where events[index].kind == .continuous {
      let event = events[index]
      guard event[.hapticIntensity] >= TooWeak.leastIntensity else { continue }
      let span = Self.span(of: event)
      if let last = stretches.last, span.lowerBound < last.end + Self.shortestPause {
        stretches[stretches.count - 1].end = max(last.end, span.upperBound)
      } else {
        stretches.append(Stretch(start: span.lowerBound, end: span.upperBound, event: index))
      }
    }
    return part(stretches, by: pauses)
  }

  /// Spans in which the control of intensity lets nothing through, in order of time.
  private var pauses: [ClosedRange<Double>] {
    let segments = intensity.timeline.segments
    var pauses: [ClosedRange<Double>] = []
    for (index, segment) in segments.enumerated() {
      let start = max(segment.start, 0)
      let end = index + 1 < segments.count ? segments[index + 1].start : AHAPReader.longestTime
      guard start < end, let quiet = quiet(segment, start, end) else { continue }
      if let last = pauses.last, quiet.lowerBound <= last.upperBound {
        pauses[pauses.count - 1] = last.lowerBound...quiet.upperBound
      } else {
        pauses.append(quiet)
      }
    }
    return pauses.filter { $0.upperBound - $0.lowerBound >= Self.shortestPause }
  }

  /// The part of a straight line that is below what is felt.
  private func quiet(
    _ segment: ParameterTimeline.Segment, _ start: Double, _ end: Double
  ) -> ClosedRange<Double>? {
    let least = TooWeak.leastIntensity
    let (first, last) = (segment.value(at: start), segment.value(at: end))
    if first < least, last < least { return start...end }
    guard segment.slope != 0, first < least || last < least else { return nil }
    let crossing = start + Double(least - first) / segment.slope
    let inside = min(max(crossing, start), end)
    return first < least ? start...inside : inside...end
  }

  private func part(_ stretches: [Stretch], by pauses: [ClosedRange<Double>]) -> [Stretch] {
    var parts: [Stretch] = []
    var next = 0
    for var stretch in stretches {
      while next < pauses.count, pauses[next].lowerBound < stretch.end {
        let pause = pauses[next]
        if pause.lowerBound > stretch.start {
          parts.append(
            Stretch(start: stretch.start, end: pause.lowerBound, event: stretch.event))
        }
        stretch.start = min(max(stretch.start, pause.upperBound), stretch.end)
        // A pause may reach into the next stretch, so it is kept until it is over.
        if pause.upperBound > stretch.end || stretch.start == stretch.end { break }
        next += 1
      }
      if stretch.start < stretch.end { parts.append(stretch) }
    }
    return parts
  }
}
