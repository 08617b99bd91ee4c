/// The surroundings of beacons.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  /// The identity constraint of the beacons.
  open private(set) var beaconIdentityConstraint: CLBeaconIdentityConstraint
  /// The identifier of the beacons.
  open var uuid: UUID { beaconIdentityConstraint.uuid }
  /// The identifier of the beacons; an older name.
  open var proximityUUID: UUID { uuid }
  /// The major number; `nil` for any.
  open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
  /// The minor number; `nil` for any.
  open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
  /// Whether entry is reported when the user turns on the display; stored.
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

  /// Creates a region around the beacons with an identifier and a major number.
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major),
      identifier: identifier)
  }

  /// Creates a region around the beacon with an identifier and both numbers.
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

  /// Creates a region around the beacons with an identifier and a major number; an older name.
  public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: proximityUUID, major: major, identifier: identifier)
  }

  /// Creates a region around the beacon with an identifier and both numbers; an older name.
  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }

  // MARK: Sending

  /// Returns what a phone sends to be found as a beacon of the area (Device.LO6).
  ///
  /// - Parameter measuredPower: The signal strength at a distance of one meter; `nil` for the
  ///   default.
  /// - Returns: The data of an advertisement of iBeacons.
  open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    let identity = beaconIdentityConstraint
    let bytes = identity.uuid.uuid
    var data = Data([
      bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7, bytes.8, bytes.9,
      bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15,
    ])
    for number in [identity.major ?? 0, identity.minor ?? 0] {
      data += [UInt8(number >> 8), UInt8(number & 255)]
    }
    let power = measuredPower?.intValue ?? Self.usualPower
    data.append(UInt8(bitPattern: Int8(clamping: power)))
    return NSMutableDictionary(
      dictionary: ["kCBAdvDataAppleBeaconKey": NSData(data: data)])
  }

  /// The strength of the signal at a meter, in decibels.
  ///
  /// - Source: the examples of the public specification of iBeacons. Confidence: guess.
  private static let usualPower = -59

  // MARK: Archives

  /// Encodes the identity.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let identity = beaconIdentityConstraint
    coder.encode(NSString(string: identity.uuid.uuidString), forKey: "TactusUUID")
    coder.encode(identity.major.map(Int.init) ?? -1, forKey: "TactusMajor")
    coder.encode(identity.minor.map(Int.init) ?? -1, forKey: "TactusMinor")
    coder.encode(notifyEntryStateOnDisplay, forKey: "TactusDisplay")
  }

  /// Creates the surroundings of beacons from an archive.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "TactusUUID"),
      let uuid = UUID(uuidString: String(describing: text))
    else { return nil }
    beaconIdentityConstraint = CLBeaconIdentityConstraint(
      uuid, UInt16(exactly: coder.decodeInteger(forKey: "TactusMajor")),
      UInt16(exactly: coder.decodeInteger(forKey: "TactusMinor")))
    notifyEntryStateOnDisplay = coder.decodeBool(forKey: "TactusDisplay")
    super.init(coder: coder)
  }
}
