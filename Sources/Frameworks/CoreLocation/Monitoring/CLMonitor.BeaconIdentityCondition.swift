extension CLMonitor {
  /// The condition to be near a beacon.
  public struct BeaconIdentityCondition: CLCondition, Hashable {
    /// The identifier of the beacons.
    public var uuid: UUID
    /// The major number; `nil` for any.
    public var major: CLBeaconMajorValue?
    /// The minor number; `nil` for any.
    public var minor: CLBeaconMinorValue?

    /// Creates a condition for all beacons with an identifier.
    public init(uuid: UUID) { self.uuid = uuid }

    /// Creates a condition for the beacons with an identifier and a major number.
    public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major) = (uuid, major) }

    /// Creates a condition for the beacon with an identifier and both numbers.
    public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
      (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }
  }
}
