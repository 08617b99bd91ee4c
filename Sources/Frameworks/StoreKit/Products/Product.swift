/// A product of the store.
///
/// Steps Purchases.PR2….
public struct Product: Identifiable, Hashable, Sendable {
  /// The identifier.
  public let id: String
  /// The kind.
  public let type: ProductType
  /// The title.
  public let displayName: String
  /// The description.
  public let description: String
  /// The price in the currency of the storefront.
  public let price: Decimal
  /// The price in the format of the storefront.
  public let displayPrice: String
  /// The format of the price.
  public let priceFormatStyle: Decimal.FormatStyle.Currency
  /// Whether the product can be shared with a family.
  public let isFamilyShareable: Bool
  /// The attributes of a subscription; `nil` for other products.
  public let subscription: SubscriptionInfo?
  let item: StoreItem

  init(_ item: StoreItem, _ settings: StoreSettings) {
    let (texts, locale) = (item.text(for: settings.textLocale), settings.locale)
    self.item = item
    (id, type) = (item.id, ProductType(item.kind))
    (displayName, description) = (texts.name, texts.description)
    price = item.price
    priceFormatStyle = .storePrice(locale)
    displayPrice = item.price.formatted(.storePrice(locale))
    isFamilyShareable = item.isFamilyShareable
    subscription = item.subscription.map { SubscriptionInfo($0, locale) }
  }

  /// The description in JSON (Purchases.PR4).
  public var jsonRepresentation: Data {
    let attributes: [String: Any] = [
      "name": displayName, "description": description, "price": "\(price)",
      "currency": priceFormatStyle.currencyCode, "isFamilyShareable": isFamilyShareable,
      "kind": type.rawValue,
    ]
    let object: [String: Any] = ["id": id, "type": "in-apps", "attributes": attributes]
    return (try? JSONSerialization.data(withJSONObject: object, options: .sortedKeys)) ?? Data()
  }

  /// Returns whether two values describe the same product.
  public static func == (first: Product, second: Product) -> Bool {
    first.item == second.item && first.displayPrice == second.displayPrice
  }

  /// Adds the identifier to a hash value.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  // MARK: Finding

  /// Returns the products with identifiers, in any order; unknown identifiers are omitted.
  nonisolated(nonsending) public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    let store = LocalStore.current
    let wanted = Set(identifiers)
    let found = try store.read { state in
      if let failure = state.settings.errors[.loadProducts] { throw failure.error }
      return state.configuration.items.filter { wanted.contains($0.id) }
        .map { Product($0, state.settings) }
    }
    store.noteMissingProducts()
    return found
  }

  // MARK: Transactions

  /// The latest transaction of the product; `nil` if the user has none.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  /// The transaction that currently entitles the user to the product; `nil` if there is none.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// The transactions that entitle the user to the product.
  public var currentEntitlements: Transaction.Transactions {
    Transaction.currentEntitlements(for: id)
  }
}
