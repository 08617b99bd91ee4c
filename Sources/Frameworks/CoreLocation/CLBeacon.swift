/// A detected beacon; none ever is, as the phone has no radio (Device.LO3).
///
/// - Thread: any; nothing in it changes after its creation.
open class CLBeacon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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
  /// The received signal strength in decibels; 0, as it is unknown.
  open var rssi: Int { 0 }
  /// The time at which the beacon was found.
  open private(set) var timestamp = Date()

  private let constraint: CLBeaconIdentityConstraint

  /// Creates a beacon with a zero identifier, for tests that override its properties.
  public override init() {
    let nothing = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    constraint = CLBeaconIdentityConstraint(nothing, nil, nil)
    super.init()
  }

  init(_ constraint: CLBeaconIdentityConstraint) { self.constraint = constraint }

  /// Returns the beacon itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Beacons support secure coding.
  public class var supportsSecureCoding: Bool { true }

  /// Encodes the identity.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: constraint.uuid.uuidString), forKey: "TactusUUID")
    coder.encode(constraint.major.map(Int.init) ?? -1, forKey: "TactusMajor")
    coder.encode(constraint.minor.map(Int.init) ?? -1, forKey: "TactusMinor")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "TactusTime")
  }

  /// Creates a beacon from an archive.
  public required init?(coder: NSCoder) {
    guard let text = coder.decodeObject(of: NSString.self, forKey: "TactusUUID"),
      let uuid = UUID(uuidString: String(describing: text))
    else { return nil }
    constraint = CLBeaconIdentityConstraint(
      uuid, UInt16(exactly: coder.decodeInteger(forKey: "TactusMajor")),
      UInt16(exactly: coder.decodeInteger(forKey: "TactusMinor")))
    timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "TactusTime"))
    super.init()
  }
}
