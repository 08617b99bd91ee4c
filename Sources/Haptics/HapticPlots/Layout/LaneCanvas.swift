/// The drawing context of a lane: its frame, scales, colors and a ruler for text.
struct LaneCanvas {
  let frame: PlotRect
  let time: TimeScale
  let theme: PlotTheme
  let ruler: any TextRuler

  var ramp: SharpnessRamp { SharpnessRamp(theme) }

  /// The dashes of lines that show an assumed value (Signal.M4), in points.
  static let assumedDashes = [5.0, 3]

  /// The height of the area above a lane's frame for its name and notes, in points.
  static let headHeight = 22.0

  // MARK: Labels

  /// Returns the lane's name, above its frame on the left.
  func name(_ text: String) -> PlotLabel {
    PlotLabel(
      text, style: .lane, color: theme.text, x: frame.x, middle: frame.y - Self.headHeight / 2,
      ruler: ruler)
  }

  /// Returns a note above the lane's frame on the right.
  func note(_ text: String, rightOf x: Double? = nil) -> PlotLabel {
    PlotLabel(
      text, style: .small, color: theme.secondaryText, x: x ?? frame.maxX,
      middle: frame.y - Self.headHeight / 2, anchor: .right, ruler: ruler)
  }

  /// Returns labels left of the frame, at values of its scale.
  func ticks(_ ticks: [(value: Double, text: String)], on scale: ValueScale) -> [PlotLabel] {
    ticks.map { tick in
      PlotLabel(
        tick.text, style: .small, color: theme.secondaryText, x: frame.x - 7,
        middle: scale.y(tick.value), anchor: .right, ruler: ruler)
    }
  }

  // MARK: Lines

  /// Returns thin lines across the frame at values of its scale.
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
