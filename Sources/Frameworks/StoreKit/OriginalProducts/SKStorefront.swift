/// The store of a country.
///
/// - Thread: any; nothing in it changes after its creation.
open class SKStorefront: NSObject, @unchecked Sendable {
  private var code = "USA"

  /// Creates the storefront of the United States, as tests do.
  public override init() { super.init() }

  convenience init(_ code: String) {
    self.init()
    self.code = code
  }

  /// The three letters of the country.
  open var countryCode: String { code }
  /// The identifier of the storefront (Purchases.SF1).
  open var identifier: String { StorefrontCountries.identifier(of: code) }
}
