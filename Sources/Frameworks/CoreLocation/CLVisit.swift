/// A stay at a place.
///
/// No location manager reports one, and tests create their own.
///
/// - Thread: any; all its properties are constants.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The time of the arrival; the distant past if it is unknown.
  open var arrivalDate: Date { .distantPast }
  /// The time of the departure; the distant future if it is unknown or the stay goes on.
  open var departureDate: Date { .distantFuture }
  /// The middle of the place.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The radius within which the place is, in meters; negative if the coordinate is invalid.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }

  /// Creates a stay at an unknown place.
  public override init() { super.init() }

  /// Returns the stay itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Stays support secure coding.
  public class var supportsSecureCoding: Bool { true }

  /// Encodes nothing: the stay is at an unknown place.
  open func encode(with coder: NSCoder) {}

  /// Creates a stay at an unknown place.
  public required init?(coder: NSCoder) { super.init() }
}
