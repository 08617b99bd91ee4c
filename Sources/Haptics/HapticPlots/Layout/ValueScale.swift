/// Where each value is in a lane, from bottom to top.
package struct ValueScale: Sendable, Equatable {
  /// The values at the bottom and at the top.
  package var range: ClosedRange<Double>
  /// Points from the picture's top to the lowest value.
  package var bottom: Double
  /// Points from the picture's top to the highest value.
  package var top: Double

  /// Fits a range of values into a frame, with some points to spare above and below.
  package init(_ range: ClosedRange<Double>, in frame: PlotRect, padding: Double) {
    self.range = range
    bottom = frame.maxY - padding
    top = frame.y + padding
  }

  /// Where a value is; values outside of the range are held to it.
  package func y(_ value: Double) -> Double {
    let share =
      (Finite.clamp(value, range) - range.lowerBound) / (range.upperBound - range.lowerBound)
    return bottom + share * (top - bottom)
  }
}
