/// More events than there are columns: the strongest of each column stands for all of it.
///
/// What is drawn is bounded by the picture's width, whatever the number of events.
struct EventCrowd {
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
        role: .crowd, form: .box(box, radius: 0),
        fill: .solid(canvas.ramp.color(column.sharpness).opacity(0.8)))
    }
  }
}
