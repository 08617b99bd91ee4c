/// A visit to a place.
///
/// No location manager reports one, and tests create their own.
///
/// - Thread: any; all its properties are constants.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The arrival time; the distant past if unknown.
  open var arrivalDate: Date { .distantPast }
  /// The departure time; the distant future if unknown, or if the visit continues.
  open var departureDate: Date { .distantFuture }
  /// The center of the place.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The horizontal accuracy in meters; negative if the coordinate is invalid.
  open var horizontalAccuracy: CLLocationAccuracy { -1 }

  /// Creates a visit to an unknown place.
  public override init() { super.init() }

  /// Returns the visit itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the class supports secure coding: always true.
  public class var supportsSecureCoding: Bool { true }

  /// Encodes nothing, as the place is unknown.
  open func encode(with coder: NSCoder) {}

  /// Creates a visit to an unknown place.
  public required init?(coder: NSCoder) { super.init() }
}
