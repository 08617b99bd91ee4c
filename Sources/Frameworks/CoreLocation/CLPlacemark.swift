public import class Contacts.CNMutablePostalAddress
public import class Contacts.CNPostalAddress

/// A place with an address, which no geocoder finds; MapKit's subclass has one.
///
/// - Thread: any; all its properties are constants.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  /// Creates a place without an address, as tests do that override its properties.
  public override init() { super.init() }

  /// Creates a place like another; subclasses keep what they add.
  public init(placemark: CLPlacemark) { super.init() }

  /// Returns the place itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

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
  /// The lake or river.
  open var inlandWater: String? { nil }
  /// The ocean.
  open var ocean: String? { nil }
  /// The points of interest.
  open var areasOfInterest: [String]? { nil }
  /// The parts of the address, as the address book names them.
  @available(iOS, introduced: 5.0, deprecated: 11.0, message: "Use @properties")
  open var addressDictionary: [AnyHashable: Any]? { nil }

  /// The postal address; nil if none of it is known.
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
