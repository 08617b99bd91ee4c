/// A picture, laid out and ready to be painted: plain values, so that tests can look at them.
package struct PlotScene: Sendable, Equatable {
  /// Points from left to right.
  package var width: Double
  /// Points from top to bottom.
  package var height: Double
  package var theme: PlotTheme
  /// The title in full, for the file's own description.
  package var title: String
  /// Where times are.
  package var time: TimeScale
  /// The lanes from top to bottom; only those that have something to show.
  package var lanes: [PlotLane] = []
  /// What is drawn outside of lanes: the legend and the time axis.
  package var shapes: [PlotShape] = []
  /// Texts outside of lanes.
  package var labels: [PlotLabel] = []

  /// The lane of a kind, if the picture has one.
  package func lane(_ kind: PlotLane.Kind) -> PlotLane? { lanes.first { $0.kind == kind } }
}
