/// How far a scroll view follows a finger beyond its edge: less and less.
package enum RubberBand {
  /// SC9: how far something goes that is pulled so far.
  ///
  /// - Parameters:
  ///   - way: How far the finger went beyond the edge, in points; below 0 on the other side.
  ///   - length: How long the scroll view is that way, in points; what it never reaches.
  package static func pulled(_ way: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    let far = (1 - 1 / (abs(way) * ScrollFigures.bandSlope / length + 1)) * length
    return way < 0 ? -far : far
  }

  /// How far a finger went beyond the edge so that something has gone so far.
  package static func pull(_ far: Double, length: Double) -> Double {
    guard length > 0 else { return 0 }
    // The other way round; what is beyond the reach counts as almost all of it.
    let part = min(abs(far) / length, 0.999)
    let way = (1 / (1 - part) - 1) * length / ScrollFigures.bandSlope
    return far < 0 ? -way : way
  }
}
