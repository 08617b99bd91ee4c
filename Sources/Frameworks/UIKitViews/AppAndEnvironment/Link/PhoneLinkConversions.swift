import TactusPhoneLink
import TactusPhoneTypes

// Conversions between the types of the phone link and those of UIKit.

extension PhoneInstant {
  /// The time in seconds since the phone started, as apps measure time.
  package var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  /// Creates the first instant not before a time in seconds.
  package init(noEarlierThan seconds: TimeInterval) {
    self.init(nanoseconds: Int64((seconds * 1e9).rounded(.up)))
    // Rounding may have lost less than a nanosecond, which would move the instant before the time.
    if self.seconds < seconds { nanoseconds += 1 }
  }
}

extension UITouch.Moment {
  /// Converts the properties of a sample of the digitizer.
  package init(_ sample: TouchSample) {
    self.init(
      UITouch.Phase(sample.phase), at: sample.time.seconds, CGPoint(x: sample.x, y: sample.y),
      force: CGFloat(sample.force))
    radius = CGFloat(sample.radius)
    radiusTolerance = CGFloat(sample.radiusTolerance)
    altitude = CGFloat(sample.altitude)
    azimuth = CGFloat(sample.azimuth)
    updateIndex = sample.updateIndex.map(Int.init)
    estimated = UITouch.Properties(sample.estimated)
    expectingUpdates = UITouch.Properties(sample.expecting)
  }
}

extension UITouch.Phase {
  /// Converts the phase of a sample.
  fileprivate init(_ phase: TouchSample.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      case .updated: .stationary
      }
  }
}

extension UITouch.Properties {
  /// Converts the set of estimated properties.
  fileprivate init(_ properties: TouchSample.Properties) {
    self = []
    if properties.contains(.force) { insert(.force) }
    if properties.contains(.azimuth) { insert(.azimuth) }
    if properties.contains(.altitude) { insert(.altitude) }
    if properties.contains(.location) { insert(.location) }
  }
}
