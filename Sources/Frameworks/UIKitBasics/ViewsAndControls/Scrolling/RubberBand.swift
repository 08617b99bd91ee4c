/// The resistance of a scroll view that is pulled beyond its edge.
package enum RubberBand {
  /// Returns the distance that the content moves for a distance that a finger moved
  /// (Scrolling.SC9).
  ///
  /// - Parameters:
  ///   - way: The distance of the finger beyond the edge, in points; negative on the other side.
  ///   - length: The length of the scroll view on this axis, in points, which is never reached.
  package static func pulled(_ way: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let far = (1 - 1 / (abs(way) * ScrollConstants.rubberBandSlope / length + 1)) * length
    return way < 0 ? -far : far
  }

  /// Returns the distance of the finger beyond the edge for a distance that the content moved.
  package static func pull(_ far: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    // The inverse; a distance beyond the limit counts as almost the limit.
    let part = min(abs(far) / length, 0.999)
    let way = (1 / (1 - part) - 1) * length / ScrollConstants.rubberBandSlope
    return far < 0 ? -way : way
  }
}
