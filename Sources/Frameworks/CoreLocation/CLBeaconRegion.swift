/// The surroundings of beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The identity that the beacons must have.
  open private(set) var beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// The identifier of the beacons.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The identifier of the beacons; an older name.
  open var proximityUUID: UUID { uuid }
  /// The major number; `nil` for any.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// The minor number; `nil` for any.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
  /// Whether the app is told of beacons when the user turns on the display; stored.
  open var notifyEntryStateOnDisplay = false

  /// Creates the surroundings of beacons.
  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }

  /// Creates the surroundings of all beacons with an identifier.
  public convenience init(uuid: UUID, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }

  /// Creates the surroundings of the beacons with an identifier and a major number.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major),
      identifier: identifier)
  }

  /// Creates the surroundings of the beacon with an identifier and both numbers.
  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }

  /// Creates the surroundings of all beacons with an identifier; an older name.
  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }

  /// Creates the surroundings of the beacons with an identifier and a major number; an older name.
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }

  /// Creates the surroundings of the beacon with an identifier and both numbers; an older name.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }
}
