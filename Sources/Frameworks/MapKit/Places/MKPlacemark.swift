public import class Contacts.CNPostalAddress

/// A coordinate with an address provided by the app (Maps.PL1).
///
/// Sendable because what it adds are constants, whose objects nobody changes.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let place: CLLocationCoordinate2D
  private let address: [String: Any]
  /// The placemark from which the address was copied.
  private let source: CLPlacemark?

  /// Creates a placemark without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// Creates a placemark with an address.
  ///
  /// - Parameters:
  ///   - coordinate: The coordinate.
  ///   - addressDictionary: The parts of the address, with the keys of the address book, such as
  ///     `Street` and `City`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    (place, address, source) = (coordinate, addressDictionary ?? [:], nil)
    super.init()
  }

  /// Creates a placemark with a postal address.
  public convenience init(
    coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress
  ) {
    let parts = [
      "Street": address.street, "SubLocality": address.subLocality, "City": address.city,
      "SubAdministrativeArea": address.subAdministrativeArea, "State": address.state,
      "ZIP": address.postalCode, "Country": address.country,
      "CountryCode": address.isoCountryCode,
    ]
    self.init(coordinate: coordinate, addressDictionary: parts.filter { !$0.value.isEmpty })
  }

  /// Creates a placemark from another.
  public override init(placemark: CLPlacemark) {
    let other = placemark as? MKPlacemark
    place = other?.place ?? placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    (address, source) = (other?.address ?? [:], other == nil ? placemark : other?.source)
    super.init(placemark: placemark)
  }

  /// The coordinate.
  open var coordinate: CLLocationCoordinate2D { place }
  /// The address in one line; nil if all parts are unknown.
  open var title: String? {
    let lines = (address["FormattedAddressLines"] as? [String]) ?? ownLines
    return lines.isEmpty ? nil : lines.joined(separator: ", ")
  }
  /// No subtitle.
  open var subtitle: String? { nil }
  /// The code of the country.
  open var countryCode: String? { isoCountryCode }

  /// The location of the coordinate.
  open override var location: CLLocation? {
    CLLocationCoordinate2DIsValid(place)
      ? CLLocation(latitude: place.latitude, longitude: place.longitude) : source?.location
  }
  /// The parts of the address; nil if all are unknown.
  open override var addressDictionary: [AnyHashable: Any]? { address.isEmpty ? nil : address }
  /// The name; else the street.
  open override var name: String? { part("Name", source?.name) ?? part("Street", nil) }
  /// The street.
  open override var thoroughfare: String? {
    part("Thoroughfare", source?.thoroughfare) ?? part("Street", nil)
  }
  /// The house number.
  open override var subThoroughfare: String? { part("SubThoroughfare", source?.subThoroughfare) }
  /// The city.
  open override var locality: String? { part("City", source?.locality) }
  /// The part of the city.
  open override var subLocality: String? { part("SubLocality", source?.subLocality) }
  /// The state or province.
  open override var administrativeArea: String? { part("State", source?.administrativeArea) }
  /// The county.
  open override var subAdministrativeArea: String? {
    part("SubAdministrativeArea", source?.subAdministrativeArea)
  }
  /// The postal code.
  open override var postalCode: String? { part("ZIP", source?.postalCode) }
  /// The code of the country.
  open override var isoCountryCode: String? { part("CountryCode", source?.isoCountryCode) }
  /// The country.
  open override var country: String? { part("Country", source?.country) }

  // MARK: Internals

  private func part(_ key: String, _ other: String?) -> String? {
    address[key] as? String ?? other
  }

  private var ownLines: [String] {
    let street = part("Street", nil) ?? name
    let city = [postalCode, locality].compactMap { $0 }.joined(separator: " ")
    return [street, city.isEmpty ? nil : city, country].compactMap { $0 }
  }
}
