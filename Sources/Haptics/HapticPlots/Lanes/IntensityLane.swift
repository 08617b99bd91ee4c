/// A lane of haptic events: the height shows the intensity, the color the sharpness.
struct IntensityLane {
  let canvas: LaneCanvas
  let events: [EventTrace]
  let scale: ValueScale

  /// The radius of a tap's head in points, where there is room.
  static let headRadius = 5.0
  /// The maximum number of continuous events that are drawn separately.
  private static let maxEvents = 500

  init(_ events: [EventTrace], canvas: LaneCanvas) {
    self.canvas = canvas
    // All events that overlap the visible range.
    self.events = events.filter {
      $0.end >= canvas.time.range.lowerBound && $0.start <= canvas.time.range.upperBound
    }
    scale = ValueScale(0...1, in: canvas.frame, padding: 9)
  }

  func lane() -> PlotLane {
    var lane = PlotLane(kind: .intensity, frame: canvas.frame)
    lane.labels = [canvas.name("Intensity")]
    let ticks: [(Double, String)] =
      canvas.frame.height > 110
      ? [(0, "0"), (0.25, "0.25"), (0.5, "0.5"), (0.75, "0.75"), (1, "1")]
      : [(0, "0"), (0.5, "0.5"), (1, "1")]
    lane.labels += canvas.ticks(ticks, on: scale)
    lane.shapes = canvas.grid(ticks.map(\.0), on: scale, base: 0)
    guard !events.isEmpty else {
      lane.labels.append(
        PlotLabel(
          "No haptic events", style: .small, color: canvas.theme.secondaryText,
          x: canvas.frame.midX, middle: canvas.frame.midY, anchor: .center, ruler: canvas.ruler))
      return lane
    }

    let taps = events.filter(\.isTap)
    let held = events.filter { !$0.isTap }
    if held.count > Self.maxEvents {
      lane.shapes += EventDensity(events: held, canvas: canvas, scale: scale).shapes()
    } else {
      lane.shapes += held.flatMap(body)
      lane.shapes += held.compactMap(written)
    }
    let isDense = Double(taps.count) > canvas.frame.width
    if isDense {
      lane.shapes += EventDensity(events: taps, canvas: canvas, scale: scale).shapes()
    } else {
      let radius = headRadius(taps)
      lane.shapes += taps.flatMap { written(tap: $0, radius: radius) }
      lane.shapes += taps.flatMap { tap($0, radius: radius) }
    }
    let legend = canvas.legend(entries(for: lane.shapes), beside: lane.labels[0])
    lane.shapes += legend.shapes
    lane.labels += legend.labels
    if !isDense {
      lane.labels += EventLabels(events: events, canvas: canvas, scale: scale).labels()
    }
    return lane
  }

  // MARK: Events

  /// Returns the area under a continuous event's level.
  private func body(_ event: EventTrace) -> [PlotShape] {
    let start = canvas.time.clamp(event.start)
    let end = canvas.time.clamp(event.end)
    let line =
      end > start
      ? LineSampler.line(
        over: start...end, corners: event.corners(), on: canvas.time,
        y: { scale.y(event.level(at: $0)) })
      : [PlotPoint(canvas.time.x(start), scale.y(event.level(at: start)))]
    var outline = line
    if let first = line.first, first.y < scale.bottom {
      outline.insert(PlotPoint(first.x, scale.bottom), at: 0)
    }
    if let last = line.last { outline.append(PlotPoint(last.x, scale.bottom)) }
    let paint = SharpnessPaint(ramp: canvas.ramp, time: canvas.time)
      .paint(event, from: start, to: end)
    return [
      PlotShape(
        role: .event(event.index), form: .polygon(outline), fill: paint.opacity(0.36),
        stroke: PlotShape.Stroke(
          paint: paint, width: 1.5, dashes: event.assumesLevel ? LaneCanvas.assumedDashes : []))
    ]
  }

  /// Returns the line of the authored level, if a parameter changes it.
  private func written(_ event: EventTrace) -> PlotShape? {
    guard event.isControlled else { return nil }
    let start = canvas.time.clamp(event.start)
    let end = canvas.time.clamp(event.end)
    guard end > start else { return nil }
    let line = LineSampler.line(
      over: start...end, corners: event.corners(), on: canvas.time,
      y: { scale.y(event.writtenLevel(at: $0)) })
    return PlotShape(role: .written(event.index), form: .line(line), stroke: writtenStroke)
  }

  /// Returns the shapes of a tap: its decay, a stem and a head.
  private func tap(_ event: EventTrace, radius: Double) -> [PlotShape] {
    guard canvas.time.range.contains(event.start) else { return [] }
    let color = canvas.ramp.color(event.sharpness(at: event.start))
    let x = canvas.time.x(event.start)
    let top = PlotPoint(x, scale.y(event.struckLevel))
    var shapes: [PlotShape] = []
    let end = canvas.time.clamp(event.end)
    // A body as narrow as the stem would only blur it.
    if canvas.time.x(end) - x > 4 {
      let line = LineSampler.line(
        over: event.start...end, corners: [], on: canvas.time,
        y: { scale.y(event.level(at: $0)) })
      shapes.append(
        PlotShape(
          role: .event(event.index),
          form: .polygon(
            [PlotPoint(x, scale.bottom)] + line
              + [PlotPoint(canvas.time.x(end), scale.bottom)]), fill: .solid(color.opacity(0.3))))
    }
    shapes.append(
      PlotShape(
        role: .tapHead(event.index), form: .line([PlotPoint(x, scale.bottom), top]),
        stroke: PlotShape.Stroke(
          paint: .solid(color), width: max(1, min(2, radius / 2)),
          dashes: event.assumesLevel ? LaneCanvas.assumedDashes : [])))
    shapes.append(
      PlotShape(
        role: .tapHead(event.index), form: .disc(center: top, radius: radius),
        fill: .solid(color),
        stroke: radius < 2.5
          ? nil : PlotShape.Stroke(paint: .solid(canvas.theme.background), width: 1)))
    return shapes
  }

  /// Returns a mark at a tap's authored intensity, if a parameter changes it.
  private func written(tap event: EventTrace, radius: Double) -> [PlotShape] {
    guard event.isControlled, canvas.time.range.contains(event.start) else { return [] }
    let x = canvas.time.x(event.start)
    let y = scale.y(event.writtenPeak)
    let top = scale.y(event.struckLevel)
    guard y < top - 1 else { return [] }
    let mark = PlotShape(
      role: .written(event.index),
      form: .line([PlotPoint(x - radius, y), PlotPoint(x + radius, y)]),
      stroke: PlotShape.Stroke(paint: .solid(canvas.theme.secondaryText), width: 1))
    // Among many taps the dashes would be more prominent than the taps.
    guard radius >= 4 else { return [mark] }
    let stem = PlotShape(
      role: .written(event.index), form: .line([PlotPoint(x, y), PlotPoint(x, top)]),
      stroke: writtenStroke)
    return [mark, stem]
  }

  private var writtenStroke: PlotShape.Stroke {
    PlotShape.Stroke(paint: .solid(canvas.theme.secondaryText), width: 1, dashes: [3, 3])
  }

  /// Returns the greatest radius of heads that do not hide one another.
  private func headRadius(_ taps: [EventTrace]) -> Double {
    let places = taps.map { canvas.time.x($0.start) }.sorted()
    guard places.count > 1 else { return Self.headRadius }
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }.sorted()
    // The lower quartile of the gaps decides: coincident taps hide one another in any case.
    let gap = gaps[gaps.count / 4]
    return max(1.6, min(Self.headRadius, gap * 0.45))
  }

  // MARK: Legend

  /// Returns the legend entries for the symbols that occur.
  private func entries(for shapes: [PlotShape]) -> [LegendEntry] {
    let color = canvas.theme.secondaryText
    var entries: [LegendEntry] = []
    if events.contains(where: \.isTap) {
      entries.append(
        LegendEntry(texts: ["tap"], width: 8) { frame in
          let head = PlotPoint(frame.midX, frame.y + 4)
          return [
            PlotShape(
              role: .legend, form: .line([PlotPoint(head.x, frame.maxY), head]),
              stroke: PlotShape.Stroke(paint: .solid(color), width: 2)),
            PlotShape(role: .legend, form: .disc(center: head, radius: 4), fill: .solid(color)),
          ]
        })
    }
    if events.contains(where: { !$0.isTap }) {
      entries.append(
        LegendEntry(texts: ["continuous"], width: 20) { frame in
          [
            PlotShape(
              role: .legend, form: .box(frame.grown(by: -1), radius: 1),
              fill: .solid(color.opacity(0.36)),
              stroke: PlotShape.Stroke(paint: .solid(color), width: 1.5))
          ]
        })
    }
    let hasWritten = shapes.contains { if case .written = $0.role { true } else { false } }
    if hasWritten {
      entries.append(.line(["as written, before controls act", "as written"], writtenStroke))
    }
    if hasDashes(shapes) {
      entries.append(
        .line(
          ["assumed, not in the file", "assumed"],
          PlotShape.Stroke(paint: .solid(color), width: 1.5, dashes: LaneCanvas.assumedDashes)))
    }
    return entries
  }

  /// Returns whether any of the shapes shows an assumed value.
  private func hasDashes(_ shapes: [PlotShape]) -> Bool {
    shapes.contains { $0.stroke?.dashes == LaneCanvas.assumedDashes }
  }
}
