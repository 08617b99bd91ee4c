/// A plot after layout, as plain values that tests can inspect.
package struct PlotScene: Sendable, Equatable {
  /// The width, in points.
  package var width: Double
  /// The height, in points.
  package var height: Double
  package var theme: PlotTheme
  /// The full title, for the file's metadata.
  package var title: String
  /// The time scale.
  package var time: TimeScale
  /// The lanes from top to bottom; empty ones are left out.
  package var lanes: [PlotLane] = []
  /// The shapes outside of lanes: the legend and the time axis.
  package var shapes: [PlotShape] = []
  /// The labels outside of lanes.
  package var labels: [PlotLabel] = []

  /// Returns the lane of a kind, or `nil` if the plot has none.
  package func lane(_ kind: PlotLane.Kind) -> PlotLane? { lanes.first { $0.kind == kind } }
}
