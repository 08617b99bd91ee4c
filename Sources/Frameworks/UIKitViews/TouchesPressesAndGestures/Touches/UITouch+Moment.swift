extension UITouch {
  /// The properties of a touch at one time; locations are in the coordinates of its window.
  package struct Moment: Sendable, Equatable {
    /// The phase.
    package var phase: Phase
    /// The time in seconds since the phone was started.
    package var time: TimeInterval
    /// The location.
    package var location: CGPoint
    /// The location with the full precision of the digitizer.
    package var preciseLocation: CGPoint
    /// The force, where 1 is an average touch.
    package var force: CGFloat
    /// The radius of the contact area in points.
    package var radius: CGFloat = 0
    /// The tolerance of the radius in points.
    package var radiusTolerance: CGFloat = 0
    /// The altitude angle in radians.
    package var altitude: CGFloat = .pi / 2
    /// The azimuth angle in radians.
    package var azimuth: CGFloat = 0
    /// The index by which an update refers to this moment.
    package var updateIndex: Int?
    /// The properties that are estimated.
    package var estimated: Properties = []
    /// The estimated properties for which an update will follow.
    package var expectingUpdates: Properties = []

    /// Creates a moment, with the location as precise location.
    package init(_ phase: Phase, at time: TimeInterval, _ location: CGPoint, force: CGFloat = 0) {
      (self.phase, self.time, self.location) = (phase, time, location)
      (preciseLocation, self.force) = (location, force)
    }

    /// The point at distance 1 from the origin in the direction of the azimuth.
    package var azimuthTip: CGPoint { CGPoint(x: cos(azimuth), y: sin(azimuth)) }
  }
}
