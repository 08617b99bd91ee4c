/// What every lane is drawn with: the frame it has, the scales, the colours, a ruler for texts.
struct LaneCanvas {
  let frame: PlotRect
  let time: TimeScale
  let theme: PlotTheme
  let ruler: any TextRuler

  var ramp: SharpnessRamp { SharpnessRamp(theme) }

  /// Where the lane's name and notes stand, above its frame.
  static let headHeight = 22.0

  // MARK: Labels

  /// The lane's name, above its frame on the left.
  func name(_ text: String) -> PlotLabel {
    PlotLabel(
      text, style: .lane, color: theme.text, x: frame.x, middle: frame.y - Self.headHeight / 2,
      ruler: ruler)
  }

  /// A note above the lane's frame on the right.
  func note(_ text: String, rightOf x: Double? = nil) -> PlotLabel {
    PlotLabel(
      text, style: .small, color: theme.secondaryText, x: x ?? frame.maxX,
      middle: frame.y - Self.headHeight / 2, anchor: .right, ruler: ruler)
  }

  /// Labels left of the frame, at values of its scale.
  func ticks(_ ticks: [(value: Double, text: String)], on scale: ValueScale) -> [PlotLabel] {
    ticks.map { tick in
      PlotLabel(
        tick.text, style: .small, color: theme.secondaryText, x: frame.x - 7,
        middle: scale.y(tick.value), anchor: .right, ruler: ruler)
    }
  }

  // MARK: Lines

  /// Thin lines across the frame at values of its scale.
  func grid(_ values: [Double], on scale: ValueScale, base: Double? = nil) -> [PlotShape] {
    values.map { value in
      let y = scale.y(value)
      return PlotShape(
        role: .grid, form: .line([PlotPoint(frame.x, y), PlotPoint(frame.maxX, y)]),
        stroke: PlotShape.Stroke(
          paint: .solid(value == base ? theme.axis : theme.grid), width: value == base ? 1 : 0.75))
    }
  }
}
