/// The major number of a beacon.
public typealias CLBeaconMajorValue = UInt16
/// The minor number of a beacon.
public typealias CLBeaconMinorValue = UInt16

/// A constraint on the identity of beacons.
///
/// - Thread: any; nothing in it changes after its creation.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier of the beacons.
  open private(set) var uuid: UUID
  /// The major number; `nil` for any.
  open private(set) var major: CLBeaconMajorValue?
  /// The minor number; `nil` for any.
  open private(set) var minor: CLBeaconMinorValue?

  /// Creates a constraint for all beacons with an identifier.
  public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }

  /// Creates a constraint for the beacons with an identifier and a major number.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }

  /// Creates a constraint for the beacon with an identifier and both numbers.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
    self.init(uuid, major, minor)
  }

  init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
  }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object requires the same identity.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return (uuid, major, minor) == (other.uuid, other.major, other.minor)
  }

  /// The hash value.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(uuid)
    hasher.combine(major)
    hasher.combine(minor)
    return hasher.finalize()
  }
}
