extension UITouch {
  /// What a touch is like at one time; places are in the coordinates of its window.
  package struct Moment: Sendable, Equatable {
    /// What became of it.
    package var phase: Phase
    /// Seconds since the phone was started.
    package var time: TimeInterval
    /// Where it is.
    package var location: CGPoint
    /// Where it is, as exactly as the digitizer can tell.
    package var preciseLocation: CGPoint
    /// How hard it presses, where 1 is an average touch.
    package var force: CGFloat
    /// How far it covers the glass around its place, in points.
    package var radius: CGFloat = 0
    /// How far off that may be, in points.
    package var radiusTolerance: CGFloat = 0
    /// How far it stands up from the glass, in radians.
    package var altitude: CGFloat = .pi / 2
    /// Where it points along the glass, in radians.
    package var azimuth: CGFloat = 0
    /// Tells to which moment an update belongs.
    package var updateIndex: Int?
    /// What is guessed so far.
    package var estimated: Properties = []
    /// What of it will be updated.
    package var expectingUpdates: Properties = []

    /// Makes a moment; the precise place is the place.
    package init(_ phase: Phase, at time: TimeInterval, _ location: CGPoint, force: CGFloat = 0) {
      (self.phase, self.time, self.location) = (phase, time, location)
      (preciseLocation, self.force) = (location, force)
    }

    /// A point at distance 1 from the origin, where the pencil points.
    var azimuthTip: CGPoint { CGPoint(x: cos(azimuth), y: sin(azimuth)) }
  }
}
