import TactusPhoneLink
import TactusPhoneTypes

// Conversions between the types of the phone link and those of UIKit.

extension PhoneInstant {
  /// The time in seconds since the phone was started, as apps count time.
  var seconds: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

  /// Creates the first instant that is not before a time in seconds.
  init(noEarlierThan seconds: TimeInterval) {
    self.init(nanoseconds: Int64((seconds * 1e9).rounded(.up)))
    // Rounding may have lost less than a nanosecond, and so moved the instant before the time.
    if self.seconds < seconds { nanoseconds += 1 }
  }
}

extension TouchInput {
  /// Converts a sample of the digitizer.
  init(_ sample: TouchSample) {
    var moment = UITouch.Moment(
      UITouch.Phase(sample.phase), at: sample.time.seconds,
      CGPoint(x: sample.x, y: sample.y), force: CGFloat(sample.force))
    moment.radius = CGFloat(sample.radius)
    moment.radiusTolerance = CGFloat(sample.radiusTolerance)
    moment.altitude = CGFloat(sample.altitude)
    moment.azimuth = CGFloat(sample.azimuth)
    moment.updateIndex = sample.updateIndex.map(Int.init)
    moment.estimated = UITouch.Properties(sample.estimated)
    moment.expectingUpdates = UITouch.Properties(sample.expecting)
    self.init(
      sample.id.number, moment, kind: sample.kind == .pencil ? .pencil : .direct,
      maximumForce: CGFloat(sample.maximumForce))
    isUpdate = sample.phase == .updated
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

extension AppLifecycle.Phase {
  /// Converts a phase of the phone link.
  init(_ phase: AppPhase) {
    self =
      switch phase {
      case .ending: .ending
      case .background: .background
      case .inactive: .inactive
      case .active: .active
      }
  }
}

extension AppDriver.ShakeProgress {
  /// Converts the phase of a shake.
  init(_ phase: ShakePhase) {
    self =
      switch phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension ScreenElement {
  /// Converts an element that an app shows.
  init(_ element: ElementSnapshot) {
    self.init(
      parent: element.parent, kind: element.kind, identifier: element.identifier,
      label: element.label, value: element.value, hint: element.hint, traits: element.traits,
      x: Double(element.frame.minX), y: Double(element.frame.minY),
      width: Double(element.frame.width), height: Double(element.frame.height),
      activation: element.activationPoint.map { ScreenPoint(x: Double($0.x), y: Double($0.y)) },
      actions: element.actions, isAccessible: element.isAccessible, isHidden: element.isHidden)
  }
}
