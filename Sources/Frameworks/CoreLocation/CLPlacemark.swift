public import class Contacts.CNMutablePostalAddress
public import class Contacts.CNPostalAddress

/// A location with an address, which no geocoder finds; MapKit's subclass has one.
///
/// - Thread: any; all its properties are constants.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a placemark without an address, for tests that override its properties.
  public override init() { super.init() }

  /// Creates a copy of a placemark, without the additions of subclasses.
  public init(placemark: CLPlacemark) { super.init() }

  /// Returns the placemark itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The location.
  open var location: CLLocation? { nil }
  /// The area.
  open var region: CLRegion? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The house number.
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
  /// The lake or river.
  open var inlandWater: String? { nil }
  /// The ocean.
  open var ocean: String? { nil }
  /// The points of interest.
  open var areasOfInterest: [String]? { nil }
  /// The address as a dictionary with the keys of the address book.
  @available(iOS, introduced: 5.0, deprecated: 11.0, message: "Use @properties")
  open var addressDictionary: [AnyHashable: Any]? { nil }

  /// The postal address; nil if all parts are unknown.
  open var postalAddress: CNPostalAddress? {
    let address = CNMutablePostalAddress()
    address.street = [subThoroughfare, thoroughfare].compactMap(\.self).joined(separator: " ")
    let parts: [(ReferenceWritableKeyPath<CNMutablePostalAddress, String>, String?)] = [
      (\.subLocality, subLocality), (\.city, locality), (\.state, administrativeArea),
      (\.subAdministrativeArea, subAdministrativeArea), (\.postalCode, postalCode),
      (\.country, country), (\.isoCountryCode, isoCountryCode),
    ]
    for (part, text) in parts { address[keyPath: part] = text ?? "" }
    let isEmpty = address.street.isEmpty && parts.allSatisfy { $0.1 == nil }
    return isEmpty ? nil : address.copy() as? CNPostalAddress
  }
}
