/// A postal address.
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  /// The parts by their keys; missing ones are empty.
  var parts: [String: String]

  /// Creates an empty address.
  public override init() {
    parts = [:]
    super.init()
  }

  init(_ parts: [String: String]) {
    self.parts = parts
    super.init()
  }

  // MARK: Parts

  /// The street with the number; may have several lines.
  open var street: String { parts[CNPostalAddressStreetKey] ?? "" }
  /// The district of the city.
  open var subLocality: String { parts[CNPostalAddressSubLocalityKey] ?? "" }
  /// The city.
  open var city: String { parts[CNPostalAddressCityKey] ?? "" }
  /// The district of the state.
  open var subAdministrativeArea: String { parts[CNPostalAddressSubAdministrativeAreaKey] ?? "" }
  /// The state.
  open var state: String { parts[CNPostalAddressStateKey] ?? "" }
  /// The postal code.
  open var postalCode: String { parts[CNPostalAddressPostalCodeKey] ?? "" }
  /// The name of the country.
  open var country: String { parts[CNPostalAddressCountryKey] ?? "" }
  /// The code of the country (ISO 3166-1 alpha-2).
  open var isoCountryCode: String { parts[CNPostalAddressISOCountryCodeKey] ?? "" }

  /// Returns the localized name of a part.
  open class func localizedString(forKey key: String) -> String { ContactTexts.property(key) }

  // MARK: Objects

  /// Returns whether another object is an address with equal parts.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.filled == filled
  }
  /// The hash of the parts.
  open override var hash: Int { filled.hashValue }
  /// A description for debugging.
  open override var description: String {
    let list = filled.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return "<\(type(of: self)): \(list.joined(separator: ", "))>"
  }
  /// Returns an immutable address with the same parts.
  open func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(parts) }
  /// Returns a mutable address with the same parts.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(parts) }

  /// The parts that are not empty.
  var filled: [String: String] { parts.filter { !$0.value.isEmpty } }

  // MARK: Archives

  /// Whether addresses support secure coding; true.
  open class var supportsSecureCoding: Bool { true }
  /// Restores an address.
  public required init?(coder: NSCoder) {
    parts = [:]
    for key in Self.keys {
      parts[key] = coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
    }
    super.init()
  }
  /// Archives the address.
  open func encode(with coder: NSCoder) {
    for (key, part) in filled { coder.encode(part as NSString, forKey: key) }
  }

  /// The keys of the parts.
  static let keys = [
    CNPostalAddressStreetKey, CNPostalAddressSubLocalityKey, CNPostalAddressCityKey,
    CNPostalAddressSubAdministrativeAreaKey, CNPostalAddressStateKey,
    CNPostalAddressPostalCodeKey, CNPostalAddressCountryKey, CNPostalAddressISOCountryCodeKey,
  ]
}
