import TactusHapticPatterns

extension CheckedPattern {
  /// A period of vibration, and its first event.
  struct Period {
    var start: Double
    var end: Double
    var event: Int
    var seconds: Double { end - start }
  }

  /// The minimum number of seconds without vibration that are felt as a pause.
  ///
  /// - Source: ours, well above the gap of some 10 ms that can just be felt. Confidence: guess.
  private static let shortestPause = 0.05

  /// The periods of vibration that are felt, in the order of time: continuous events without a
  /// pause in between are joined, and the intensity parameter near zero separates them.
  var vibrationPeriods: [Period] {
    var periods: [Period] = []
    for index in eventsByTime where events[index].kind == .continuous {
      let event = events[index]
      guard event[.hapticIntensity] >= TooWeak.leastIntensity else { continue }
      let span = Self.span(of: event)
      if let last = periods.last, span.lowerBound < last.end + Self.shortestPause {
        periods[periods.count - 1].end = max(last.end, span.upperBound)
      } else {
        periods.append(Period(start: span.lowerBound, end: span.upperBound, event: index))
      }
    }
    return part(periods, by: pauses)
  }

  /// The periods in which the intensity parameter suppresses everything, in the order of time.
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

  /// Returns the part of a straight line that is below the threshold of perception.
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

  private func part(_ periods: [Period], by pauses: [ClosedRange<Double>]) -> [Period] {
    var parts: [Period] = []
    var next = 0
    for var period in periods {
      while next < pauses.count, pauses[next].lowerBound < period.end {
        let pause = pauses[next]
        if pause.lowerBound > period.start {
          parts.append(
            Period(start: period.start, end: pause.lowerBound, event: period.event))
        }
        period.start = min(max(period.start, pause.upperBound), period.end)
        // A pause may reach into the next period, so it is kept until it is over.
        if pause.upperBound > period.end || period.start == period.end { break }
        next += 1
      }
      if period.start < period.end { parts.append(period) }
    }
    return parts
  }
}
