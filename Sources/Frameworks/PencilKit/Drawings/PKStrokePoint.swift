/// A point of a stroke's path with its appearance.
public struct PKStrokePoint: Sendable {
  /// The location of the point, in the coordinates of the path.
  public let location: CGPoint
  /// The time since the creation of the path, in seconds.
  public let timeOffset: TimeInterval
  /// The size of the nib at the point in points, before its rotation by the azimuth.
  public let size: CGSize
  /// The opacity of the ink at the point, 0…1.
  public let opacity: CGFloat
  /// The force of the touch, where 1 is an average touch.
  public let force: CGFloat
  /// The azimuth of the pencil in radians, by which the nib is rotated.
  public let azimuth: CGFloat
  /// The altitude of the pen in radians, π/2 upright.
  public let altitude: CGFloat
  /// The scale of a secondary effect of some inks, such as by the roll of the pencil.
  public let secondaryScale: CGFloat

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - location: The location in the coordinates of the path.
  ///   - timeOffset: The time since the creation of the path, in seconds.
  ///   - size: The size of the nib in points.
  ///   - opacity: The opacity of the ink, 0…1.
  ///   - force: The force, where 1 is an average touch.
  ///   - azimuth: The azimuth in radians.
  ///   - altitude: The altitude in radians.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat
  ) {
    self.init(
      location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force,
      azimuth: azimuth, altitude: altitude, secondaryScale: 1)
  }

  /// Creates a point with a secondary scale.
  ///
  /// - Parameters:
  ///   - location: The location in the coordinates of the path.
  ///   - timeOffset: The time since the creation of the path, in seconds.
  ///   - size: The size of the nib in points.
  ///   - opacity: The opacity of the ink, 0…1.
  ///   - force: The force, where 1 is an average touch.
  ///   - azimuth: The azimuth in radians.
  ///   - altitude: The altitude in radians.
  ///   - secondaryScale: The scale of a secondary effect; 1 for none.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat, secondaryScale: CGFloat
  ) {
    (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
    (self.opacity, self.force, self.azimuth) = (opacity, force, azimuth)
    (self.altitude, self.secondaryScale) = (altitude, secondaryScale)
  }
}
