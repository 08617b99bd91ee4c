/// Colours events by their sharpness, which may change while they last.
struct SharpnessPaint {
  let ramp: SharpnessRamp
  let time: TimeScale

  /// The most places at which a gradient says its colour.
  private static let mostStops = 64

  /// The paint of an event between two times.
  func paint(_ event: EventTrace, from start: Double, to end: Double) -> PlotShape.Paint {
    guard end > start, event.changesSharpness else {
      return .solid(ramp.color(event.sharpness(at: start)))
    }
    var times = event.corners().filter { $0 > start && $0 < end }
    // Where there are more corners than can be told apart, evenly spaced places do as well.
    if times.count > Self.mostStops / 4 { times = [] }
    let even = Self.mostStops / 2
    let spaced = (0...even).map { start + (end - start) * Double($0) / Double(even) }
    let all = (times.flatMap { [$0.nextDown, $0] } + spaced).sorted()
    let stops = all.map { time in
      PlotShape.Stop(
        offset: Finite.unit((time - start) / (end - start)),
        color: ramp.color(event.sharpness(at: time)))
    }
    return .gradient(from: time.x(start), to: time.x(end), stops: Self.needed(stops))
  }

  /// Leaves out stops in the middle of a stretch of one colour.
  private static func needed(_ stops: [PlotShape.Stop]) -> [PlotShape.Stop] {
    stops.indices.filter { index in
      index == 0 || index == stops.count - 1
        || stops[index].color != stops[index - 1].color
        || stops[index].color != stops[index + 1].color
    }.map { stops[$0] }
  }
}

extension PlotShape.Paint {
  /// The same paint, covering less or more.
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
