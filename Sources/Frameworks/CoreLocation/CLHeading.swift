/// A component of a magnetic field in microteslas.
public typealias CLHeadingComponentValue = Double

/// A heading of the phone, which has no compass.
///
/// - Thread: any; nothing in it changes after its creation.
open class CLHeading: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Creates an invalid direction.
  public override init() { super.init() }

  /// The direction from the magnetic north in degrees.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The direction from the north in degrees.
  open var trueHeading: CLLocationDirection { -1 }
  /// The accuracy in degrees; negative for an invalid direction.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The x component of the magnetic field; 0.
  open var x: CLHeadingComponentValue { 0 }
  /// The y component of the magnetic field; 0.
  open var y: CLHeadingComponentValue { 0 }
  /// The z component of the magnetic field; 0.
  open var z: CLHeadingComponentValue { 0 }
  /// The time of the direction.
  open private(set) var timestamp = Date()

  /// Returns the heading itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Directions support secure coding.
  public class var supportsSecureCoding: Bool { true }

  /// Encodes the time.
  open func encode(with coder: NSCoder) {
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "TactusTime")
  }

  /// Creates an invalid direction from an archive.
  public required init?(coder: NSCoder) {
    timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "TactusTime"))
    super.init()
  }
}
