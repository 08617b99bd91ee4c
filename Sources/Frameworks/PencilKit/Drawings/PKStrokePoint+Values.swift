extension PKStrokePoint {
  /// The values in their order in the data format of drawings (Ink.DF3).
  package var values: [Double] {
    [
      Double(location.x), Double(location.y), timeOffset, Double(size.width), Double(size.height),
      Double(opacity), Double(force), Double(azimuth), Double(altitude), Double(secondaryScale),
    ]
  }

  /// The number of values of a point.
  package static let valueCount = 10

  /// Creates a point of its values.
  package init(values: [Double]) {
    self.init(
      location: CGPoint(x: values[0], y: values[1]), timeOffset: values[2],
      size: CGSize(width: values[3], height: values[4]), opacity: CGFloat(values[5]),
      force: CGFloat(values[6]), azimuth: CGFloat(values[7]), altitude: CGFloat(values[8]),
      secondaryScale: CGFloat(values[9]))
  }

  /// Returns the point with new values that depend on a touch's estimates.
  func with(size: CGSize, opacity: CGFloat, force: CGFloat) -> PKStrokePoint {
    PKStrokePoint(
      location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force,
      azimuth: azimuth, altitude: altitude, secondaryScale: secondaryScale)
  }
}
