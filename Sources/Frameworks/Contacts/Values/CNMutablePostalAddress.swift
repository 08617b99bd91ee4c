/// A postal address that can be changed.
///
/// - Thread: one at a time.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street with the number; may have several lines.
  open override var street: String {
    get { super.street }
    set { parts[CNPostalAddressStreetKey] = newValue }
  }
  /// The district of the city.
  open override var subLocality: String {
    get { super.subLocality }
    set { parts[CNPostalAddressSubLocalityKey] = newValue }
  }
  /// The city.
  open override var city: String {
    get { super.city }
    set { parts[CNPostalAddressCityKey] = newValue }
  }
  /// The district of the state.
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { parts[CNPostalAddressSubAdministrativeAreaKey] = newValue }
  }
  /// The state.
  open override var state: String {
    get { super.state }
    set { parts[CNPostalAddressStateKey] = newValue }
  }
  /// The postal code.
  open override var postalCode: String {
    get { super.postalCode }
    set { parts[CNPostalAddressPostalCodeKey] = newValue }
  }
  /// The name of the country.
  open override var country: String {
    get { super.country }
    set { parts[CNPostalAddressCountryKey] = newValue }
  }
  /// The code of the country (ISO 3166-1 alpha-2).
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { parts[CNPostalAddressISOCountryCodeKey] = newValue }
  }
}
