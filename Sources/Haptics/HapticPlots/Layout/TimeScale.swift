/// Where each time is on a picture, from left to right.
package struct TimeScale: Sendable, Equatable {
  /// Seconds at the left and the right end.
  package var range: ClosedRange<Double>
  /// Points at the left end.
  package var left: Double
  /// Points from the left end to the right end.
  package var width: Double

  package init(_ range: ClosedRange<Double>, left: Double, width: Double) {
    self.range = range
    self.left = left
    self.width = width
  }

  /// Seconds from end to end.
  package var span: Double { range.upperBound - range.lowerBound }
  /// Seconds that one point is wide.
  package var secondsPerPoint: Double { span / width }

  /// Where a time is; times outside of the range are outside of the scale.
  package func x(_ time: Double) -> Double {
    left + (time - range.lowerBound) / span * width
  }

  /// The time at a place.
  package func time(_ x: Double) -> Double { range.lowerBound + (x - left) / width * span }

  /// A time held to the range.
  package func clamp(_ time: Double) -> Double { Finite.clamp(time, range) }
}
