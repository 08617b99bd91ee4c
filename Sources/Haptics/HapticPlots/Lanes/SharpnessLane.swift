import TactusHapticSynthesis
import TactusTextFormatting

/// A lane of sharpness over time: a dot for a tap, a line for a continuous event.
struct SharpnessLane {
  let canvas: LaneCanvas
  let events: [EventTrace]
  let actuator: ActuatorProfile

  /// Returns whether the sharpness varies; otherwise the color in the intensity lane is enough.
  static func hasVariation(_ events: [EventTrace]) -> Bool {
    guard let first = events.first else { return false }
    let sharpness = first.sharpness(at: first.start)
    return events.contains { $0.changesSharpness || $0.sharpness(at: $0.start) != sharpness }
  }

  func lane() -> PlotLane {
    var lane = PlotLane(kind: .sharpness, frame: canvas.frame)
    let scale = ValueScale(0...1, in: canvas.frame, padding: 7)
    lane.labels = [canvas.name("Sharpness")]
    lane.labels += canvas.ticks([(0, "0"), (1, "1")], on: scale)
    lane.shapes = canvas.grid([0, 0.5, 1], on: scale, base: 0)
    let visible = events.filter {
      $0.end >= canvas.time.range.lowerBound && $0.start <= canvas.time.range.upperBound
    }
    if visible.contains(where: { !$0.isTap }) { lane.labels += frequencies(scale) }
    if Double(visible.count) > canvas.frame.width {
      lane.shapes += density(visible, scale)
    } else {
      lane.shapes += visible.filter { !$0.isTap }.map { line($0, scale) }
      lane.shapes += visible.filter(\.isTap).map { dot($0, scale, many: visible.count > 60) }
    }
    return lane
  }

  /// Returns the actuator's frequencies for sharpness 0 and 1 in Hz, to the right of the frame.
  private func frequencies(_ scale: ValueScale) -> [PlotLabel] {
    [0.0, 1.0].map { value in
      PlotLabel(
        NumberFormat.fixed(actuator.mapping.frequency(sharpness: value), places: 0) + " Hz",
        style: .small,
        color: canvas.theme.secondaryText, x: canvas.frame.maxX + 7, middle: scale.y(value),
        ruler: canvas.ruler)
    }
  }

  private func line(_ event: EventTrace, _ scale: ValueScale) -> PlotShape {
    let start = canvas.time.clamp(event.start)
    let end = max(canvas.time.clamp(event.end), start + canvas.time.secondsPerPoint * 2)
    let line = LineSampler.line(
      over: start...end, corners: event.corners(), on: canvas.time,
      y: { scale.y(event.sharpness(at: $0)) })
    let paint = SharpnessPaint(ramp: canvas.ramp, time: canvas.time)
      .paint(event, from: start, to: end)
    return PlotShape(
      role: .event(event.index), form: .line(line),
      stroke: PlotShape.Stroke(
        paint: paint, width: 3, dashes: event.assumesSharpness ? LaneCanvas.assumedDashes : []))
  }

  /// Returns the dot of a tap: a ring if its sharpness is assumed.
  private func dot(_ event: EventTrace, _ scale: ValueScale, many: Bool) -> PlotShape {
    let sharpness = event.sharpness(at: event.start)
    if event.assumesSharpness {
      return PlotShape(
        role: .tapHead(event.index),
        form: .disc(
          center: PlotPoint(canvas.time.x(event.start), scale.y(sharpness)),
          radius: many ? 1.5 : 2.75),
        fill: .solid(canvas.theme.background),
        stroke: PlotShape.Stroke(paint: .solid(canvas.ramp.color(sharpness)), width: 1.25))
    }
    return PlotShape(
      role: .tapHead(event.index),
      form: .disc(
        center: PlotPoint(canvas.time.x(event.start), scale.y(sharpness)), radius: many ? 2 : 3.5),
      fill: .solid(canvas.ramp.color(sharpness)),
      stroke: many ? nil : PlotShape.Stroke(paint: .solid(canvas.theme.background), width: 0.75))
  }

  /// Returns the sharpness of the strongest event in each column.
  private func density(_ events: [EventTrace], _ scale: ValueScale) -> [PlotShape] {
    let count = max(1, Int(canvas.time.width / 2))
    let profile = IntensityProfile(events, over: canvas.time.range, columns: count)
    return profile.columns.enumerated().compactMap { index, column in
      guard column.level > 0 else { return nil }
      let x = canvas.time.left + (Double(index) + 0.5) * canvas.time.width / Double(count)
      return PlotShape(
        role: .density,
        form: .disc(center: PlotPoint(x, scale.y(column.sharpness)), radius: 1.5),
        fill: .solid(canvas.ramp.color(column.sharpness)))
    }
  }
}
