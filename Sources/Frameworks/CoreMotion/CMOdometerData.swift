/// The devices that can measure a distance.
public enum CMOdometerOriginDevice: Int, Sendable {
  /// The device is unknown.
  case unknown = 0
  /// This device.
  case local = 1
  /// Another device.
  case remote = 2
}

/// A travelled distance; always 0, because the phone measures none (Device.MO3).
open class CMOdometerData: NSObject, NSCopying, @unchecked Sendable {
  /// Returns the data themselves, which are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The start of the interval.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The end of the interval.
  open var endDate: Date { startDate }
  /// The distance in metres since the last data: 0.
  open var deltaDistance: Double { 0 }
  /// The uncertainty of the change in metres; 0.
  open var deltaDistanceAccuracy: Double { 0 }
  /// The speed in metres per second; 0.
  open var speed: Double { 0 }
  /// The uncertainty of the speed in metres per second; 0.
  open var speedAccuracy: Double { 0 }
  /// The time in the GPS clock.
  open var gpsDate: Date { startDate }
  /// The change of the altitude in metres; 0.
  open var deltaAltitude: Double { 0 }
  /// The vertical uncertainty in metres; 0.
  open var verticalAccuracy: Double { 0 }
  /// The device that has measured.
  open var originDevice: CMOdometerOriginDevice { .unknown }
  /// The slope: always nil.
  open var slope: NSNumber? { nil }
  /// The maximum absolute slope: always nil.
  open var maxAbsSlope: NSNumber? { nil }
}
