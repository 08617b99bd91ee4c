/// A place with an address, which no geocoder finds; MapKit's subclass has one.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Creates a place without an address.
  package override init() { super.init() }

  /// Creates a place like another; subclasses keep what they add.
  public init(placemark: CLPlacemark) { super.init() }

  /// The place.
  open var location: CLLocation? { nil }
  /// The area.
  open var region: CLRegion? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The city.
  open var locality: String? { nil }
  /// The part of the city.
  open var subLocality: String? { nil }
  /// The state or province.
  open var administrativeArea: String? { nil }
  /// The county.
  open var subAdministrativeArea: String? { nil }
  /// The postal code.
  open var postalCode: String? { nil }
  /// The code of the country.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The ocean.
  open var ocean: String? { nil }
  /// The points of interest.
  open var areasOfInterest: [String]? { nil }
}
