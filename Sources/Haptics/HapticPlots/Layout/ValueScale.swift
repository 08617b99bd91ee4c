/// The vertical scale of a lane, which maps values to y coordinates.
package struct ValueScale: Sendable, Equatable {
  /// The values at the bottom and at the top.
  package var range: ClosedRange<Double>
  /// The y coordinate of the lowest value, in points.
  package var bottom: Double
  /// The y coordinate of the highest value, in points.
  package var top: Double

  /// Creates a scale for a range of values in a frame, with padding above and below.
  package init(_ range: ClosedRange<Double>, in frame: PlotRect, padding: Double) {
    self.range = range
    bottom = frame.maxY - padding
    top = frame.y + padding
  }

  /// Returns the y coordinate of a value, clamped to the range.
  package func y(_ value: Double) -> Double {
    let share =
      (Finite.clamp(value, range) - range.lowerBound) / (range.upperBound - range.lowerBound)
    return bottom + share * (top - bottom)
  }
}
