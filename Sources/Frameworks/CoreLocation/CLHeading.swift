/// A direction of the phone, which has no compass.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Creates an invalid direction.
  public override init() { super.init() }

  /// The direction from the magnetic north in degrees.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The direction from the north in degrees.
  open var trueHeading: CLLocationDirection { -1 }
  /// The accuracy in degrees; negative for an invalid direction.
  open var headingAccuracy: CLLocationDirection { -1 }
}
