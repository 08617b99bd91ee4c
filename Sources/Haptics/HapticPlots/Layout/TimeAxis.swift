/// The time axis that all lanes share: grid lines in the lanes, and labels beneath the last one.
struct TimeAxis {
  let time: TimeScale
  let unit: TimeUnit
  let ticks: Ticks

  /// The height of the axis beneath the last lane, in points.
  static let height = 26.0

  init(_ time: TimeScale, ruler: any TextRuler) {
    self.time = time
    unit = TimeUnit(span: time.span)
    let scale = unit.perSecond
    ticks = Ticks.fitting(
      time.range.lowerBound * scale...time.range.upperBound * scale, length: time.width,
      room: { ruler.size(of: $0, style: .small).width + 22 })
  }

  /// The x coordinate and the text of each tick.
  private var places: [(x: Double, text: String)] {
    ticks.values.map { (time.x($0 / unit.perSecond), ticks.label($0)) }
  }

  /// Returns the grid lines of a lane.
  func grid(in frame: PlotRect, theme: PlotTheme) -> [PlotShape] {
    places.map { place in
      PlotShape(
        role: .grid,
        form: .line([PlotPoint(place.x, frame.y), PlotPoint(place.x, frame.maxY)]),
        stroke: PlotShape.Stroke(paint: .solid(theme.grid), width: 0.75))
    }
  }

  /// Returns the tick marks, with minor ones between them.
  func marks(beneath frame: PlotRect, theme: PlotTheme) -> [PlotShape] {
    func mark(_ x: Double, _ length: Double) -> PlotShape {
      PlotShape(
        role: .grid, form: .line([PlotPoint(x, frame.maxY), PlotPoint(x, frame.maxY + length)]),
        stroke: PlotShape.Stroke(paint: .solid(theme.axis), width: 1))
    }
    var marks = places.map { mark($0.x, 6) }
    let small = ticks.step / Double(ticks.parts) / unit.perSecond
    if small / time.secondsPerPoint >= 5 {
      let fine = Ticks(time.range, atLeast: small)
      marks += fine.values.map { mark(time.x($0), 3) }
    }
    return marks
  }

  /// Returns the labels of the ticks, and of the unit at the right.
  func labels(beneath frame: PlotRect, theme: PlotTheme, ruler: any TextRuler) -> [PlotLabel] {
    let middle = frame.maxY + 15
    var labels = places.map { place in
      PlotLabel(
        place.text, style: .small, color: theme.secondaryText, x: place.x, middle: middle,
        anchor: .center, ruler: ruler)
    }
    let right = max(frame.maxX + 7, (labels.last?.frame.maxX ?? 0) + 6)
    labels.append(
      PlotLabel(
        unit.symbol, style: .small, color: theme.secondaryText, x: right, middle: middle,
        ruler: ruler))
    return labels
  }
}
