/// The density of more events than there are columns, drawn as the strongest event of each column.
///
/// The number of shapes is bounded by the plot's width.
struct EventDensity {
  let events: [EventTrace]
  let canvas: LaneCanvas
  let scale: ValueScale

  func shapes() -> [PlotShape] {
    let profile = IntensityProfile(
      events, over: canvas.time.range, columns: max(1, Int(canvas.time.width)))
    return profile.columns.enumerated().compactMap { index, column in
      guard column.level > 0 else { return nil }
      let left =
        canvas.time.left + Double(index) * canvas.time.width / Double(profile.columns.count)
      let top = scale.y(column.level)
      let box = PlotRect(
        x: left, y: top, width: canvas.time.width / Double(profile.columns.count),
        height: scale.bottom - top)
      return PlotShape(
        role: .density, form: .box(box, radius: 0),
        fill: .solid(canvas.ramp.color(column.sharpness).opacity(0.8)))
    }
  }
}
