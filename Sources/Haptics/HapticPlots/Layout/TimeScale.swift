/// The horizontal scale of a plot, which maps times to x coordinates.
package struct TimeScale: Sendable, Equatable {
  /// The visible range, in seconds.
  package var range: ClosedRange<Double>
  /// The x coordinate of the range's start, in points.
  package var left: Double
  /// The width of the range, in points.
  package var width: Double

  package init(_ range: ClosedRange<Double>, left: Double, width: Double) {
    self.range = range
    self.left = left
    self.width = width
  }

  /// The length of the range, in seconds.
  package var span: Double { range.upperBound - range.lowerBound }
  /// The number of seconds per point.
  package var secondsPerPoint: Double { span / width }

  /// Returns the x coordinate of a time, also outside of the range.
  package func x(_ time: Double) -> Double {
    left + (time - range.lowerBound) / span * width
  }

  /// Returns the time at an x coordinate.
  package func time(_ x: Double) -> Double { range.lowerBound + (x - left) / width * span }

  /// Returns a time clamped to the range.
  package func clamp(_ time: Double) -> Double { Finite.clamp(time, range) }
}
