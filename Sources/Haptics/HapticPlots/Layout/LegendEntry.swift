/// A symbol in a lane's legend, and what it means.
struct LegendEntry {
  /// The meaning, in full and then in fewer words.
  var texts: [String]
  /// Points that the symbol is wide.
  var width: Double
  /// Draws the symbol into a frame of that width.
  var symbol: (PlotRect) -> [PlotShape]

  /// A short piece of a line.
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
