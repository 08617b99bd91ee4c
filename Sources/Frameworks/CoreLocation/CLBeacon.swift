/// A beacon that the phone has found; none ever is, as the phone has no radio (Device.LO3).
open class CLBeacon: NSObject, @unchecked Sendable {
  /// The identifier.
  open var uuid: UUID { constraint.uuid }
  /// The identifier; an older name.
  open var proximityUUID: UUID { uuid }
  /// The major number.
  open var major: NSNumber { NSNumber(value: constraint.major ?? 0) }
  /// The minor number.
  open var minor: NSNumber { NSNumber(value: constraint.minor ?? 0) }
  /// The distance.
  open var proximity: CLProximity { .unknown }
  /// The accuracy of the distance in meters; negative, as it is unknown.
  open var accuracy: CLLocationAccuracy { -1 }
  /// The strength of the signal in decibels; 0, as it is unknown.
  open var rssi: Int { 0 }
  /// The time at which the beacon was found.
  open private(set) var timestamp = Date()

  private let constraint: CLBeaconIdentityConstraint

  init(_ constraint: CLBeaconIdentityConstraint) { self.constraint = constraint }
}
