/// A lane of parameters over time, each a line with marks at the points that its author set.
struct ControlLane {
  let canvas: LaneCanvas
  let kind: PlotLane.Kind
  let controls: [ControlTrace]

  /// The maximum number of points with marks.
  private static let maxMarks = 200

  func lane() -> PlotLane {
    var lane = PlotLane(kind: kind, frame: canvas.frame)
    let multiplies = kind == .factors
    let scale = ValueScale(multiplies ? 0...1 : -1...1, in: canvas.frame, padding: 8)
    let ticks: [(Double, String)] =
      multiplies ? [(0, "×0"), (1, "×1")] : [(-1, "\u{2212}1"), (0, "0"), (1, "+1")]
    lane.labels = canvas.ticks(ticks, on: scale)
    lane.shapes = canvas.grid(ticks.map(\.0), on: scale, base: multiplies ? 1 : 0)
    if controls.count == 1, let control = controls.first {
      let act = multiplies ? "control, multiplies" : "control, adds"
      lane.labels.append(canvas.name("\(control.name) \(act)"))
    } else {
      let name = canvas.name(multiplies ? "Controls that multiply" : "Controls that add")
      let legend = canvas.legend(
        controls.enumerated().map { .line([$1.name], stroke($0)) }, beside: name)
      lane.labels.append(name)
      lane.shapes += legend.shapes
      lane.labels += legend.labels
    }
    for (index, control) in controls.enumerated() {
      lane.shapes += shapes(control, index, scale)
    }
    return lane
  }

  private func color(_ index: Int) -> PlotColor {
    let colors = canvas.theme.lines
    return colors[index % colors.count]
  }

  private func stroke(_ index: Int) -> PlotShape.Stroke {
    let dashes: [[Double]] = [[], [7, 3], [2, 3], [9, 3, 2, 3]]
    return PlotShape.Stroke(
      paint: .solid(color(index)), width: 1.75, dashes: dashes[index % dashes.count])
  }

  private func shapes(_ control: ControlTrace, _ index: Int, _ scale: ValueScale) -> [PlotShape] {
    let range = canvas.time.range
    let corners = control.timeline.segments.map(\.start).filter(\.isFinite)
    let line = LineSampler.line(
      over: range, corners: corners, on: canvas.time, y: { scale.y(control.value(at: $0)) })
    var shapes = [
      PlotShape(role: .control(index), form: .line(line), stroke: stroke(index))
    ]
    let points = control.curvePoints.map { ($0, true) } + control.changes.map { ($0, false) }
    let visible = points.filter { range.contains($0.0.time) }
    guard visible.count <= Self.maxMarks else { return shapes }
    for (point, isCurve) in visible {
      let place = PlotPoint(canvas.time.x(point.time), scale.y(point.value))
      // A point that a later change overrides is hollow.
      let acts = abs(control.value(at: point.time) - point.value) < 0.005
      let paint = PlotShape.Paint.solid(color(index))
      let form =
        isCurve
        ? PlotShape.Form.disc(center: place, radius: 2.5)
        : .box(PlotRect(x: place.x, y: place.y, width: 0, height: 0).grown(by: 2.5), radius: 0)
      shapes.append(
        PlotShape(
          role: .control(index), form: form,
          fill: acts ? paint : .solid(canvas.theme.laneBackground),
          stroke: acts ? nil : PlotShape.Stroke(paint: paint, width: 1)))
    }
    return shapes
  }
}
