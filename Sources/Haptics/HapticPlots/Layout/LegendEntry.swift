/// A symbol in a lane's legend, with its description.
struct LegendEntry {
  /// The description, followed by shorter alternatives.
  var texts: [String]
  /// The width of the symbol, in points.
  var width: Double
  /// Returns the symbol's shapes in a frame of that width.
  var symbol: (PlotRect) -> [PlotShape]

  /// Returns an entry for a line.
  static func line(_ texts: [String], _ stroke: PlotShape.Stroke) -> LegendEntry {
    LegendEntry(texts: texts, width: 22) { frame in
      [
        PlotShape(
          role: .legend,
          form: .line([PlotPoint(frame.x, frame.midY), PlotPoint(frame.maxX, frame.midY)]),
          stroke: stroke)
      ]
    }
  }
}
