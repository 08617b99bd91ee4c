/// The paint of events by their sharpness, which may change while they last.
struct SharpnessPaint {
  let ramp: SharpnessRamp
  let time: TimeScale

  /// The maximum number of stops of a gradient.
  private static let maxStops = 64

  /// Returns the paint of an event between two times.
  func paint(_ event: EventTrace, from start: Double, to end: Double) -> PlotShape.Paint {
    guard end > start, event.changesSharpness else {
      return .solid(ramp.color(event.sharpness(at: start)))
    }
    var times = event.corners().filter { $0 > start && $0 < end }
    // If there are too many corners, evenly spaced stops are used instead.
    if times.count > Self.maxStops / 4 { times = [] }
    let even = Self.maxStops / 2
    let spaced = (0...even).map { start + (end - start) * Double($0) / Double(even) }
    let all = (times.flatMap { [$0.nextDown, $0] } + spaced).sorted()
    let stops = all.map { time in
      PlotShape.Stop(
        offset: Finite.unit((time - start) / (end - start)),
        color: ramp.color(event.sharpness(at: time)))
    }
    return .gradient(from: time.x(start), to: time.x(end), stops: Self.needed(stops))
  }

  /// Removes stops in the middle of a stretch of one color.
  private static func needed(_ stops: [PlotShape.Stop]) -> [PlotShape.Stop] {
    stops.indices.filter { index in
      index == 0 || index == stops.count - 1
        || stops[index].color != stops[index - 1].color
        || stops[index].color != stops[index + 1].color
    }.map { stops[$0] }
  }
}

extension PlotShape.Paint {
  /// Returns the paint with another opacity.
  func opacity(_ opacity: Double) -> PlotShape.Paint {
    switch self {
    case .solid(let color): .solid(color.opacity(opacity))
    case .gradient(let from, let to, let stops):
      .gradient(
        from: from, to: to,
        stops: stops.map { PlotShape.Stop(offset: $0.offset, color: $0.color.opacity(opacity)) })
    }
  }
}
