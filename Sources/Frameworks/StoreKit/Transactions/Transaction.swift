/// A transaction of the store.
///
/// Steps Purchases.TR1….
public struct Transaction: Identifiable, Hashable, Sendable {
  let entry: StoredTransaction
  let verification: DeviceVerification
  private let signer: StoreSigner
  /// The date of the signature.
  public let signedDate: Date

  init(_ entry: StoredTransaction, _ signer: StoreSigner, at date: Date) {
    (self.entry, self.signer, signedDate) = (entry, signer, date)
    verification = DeviceVerification(signer.deviceID)
  }

  /// Creates a transaction of a store's log.
  package init(_ entry: StoredTransaction, _ store: LocalStore) {
    let (signer, now) = store.known(
      { (StoreSigner($0.log), $0.now) },
      otherwise: (StoreSigner(TransactionLog(key: Data(), at: store.now)), store.now))
    self.init(entry, signer, at: now)
  }

  // MARK: Identity

  /// The number.
  public var id: UInt64 { entry.id }
  /// The identifier of the original transaction.
  public var originalID: UInt64 { entry.originalID }
  /// The identifier of a subscription period.
  public var webOrderLineItemID: String? { entry.groupID == nil ? nil : "\(entry.id)" }
  /// The product.
  public var productID: String { entry.productID }
  /// The type of the product.
  public var productType: Product.ProductType { Product.ProductType(entry.kind) }
  /// The group of a subscription.
  public var subscriptionGroupID: String? { entry.groupID }
  /// The identifier of the app.
  public var appBundleID: String { Bundle.main.bundleIdentifier ?? "" }
  /// The identifier of the app's download.
  public var appTransactionID: String { signer.appTransactionID }
  /// The app's identifier of its user.
  public var appAccountToken: UUID? { entry.accountToken }

  // MARK: Times

  /// The date of the purchase.
  public var purchaseDate: Date { entry.purchaseDate }
  /// The date of the first transaction of the purchase.
  public var originalPurchaseDate: Date { entry.originalPurchaseDate }
  /// The expiration date of a subscription.
  public var expirationDate: Date? { entry.expirationDate }
  /// The date on which the money was returned.
  public var revocationDate: Date? { entry.revocationDate }
  /// The reason for the refund.
  public var revocationReason: RevocationReason? {
    entry.revocationReason.map(RevocationReason.init(rawValue:))
  }

  // MARK: Goods

  /// The quantity.
  public var purchasedQuantity: Int { entry.quantity }
  /// Whether another subscription of the group has replaced it.
  public var isUpgraded: Bool { entry.isUpgraded }
  /// The buyer.
  public var ownershipType: OwnershipType { .purchased }
  /// The reason for the transaction: a purchase or a renewal.
  public var reason: Reason { entry.isRenewal ? .renewal : .purchase }
  /// The word of the reason.
  public var reasonStringRepresentation: String { reason.rawValue }

  // MARK: Price

  /// The price of all goods.
  public var price: Decimal? { entry.price }
  /// The currency of the price.
  public var currency: Locale.Currency? { Locale.Currency(entry.currency) }
  /// The currency of the price.
  public var currencyCode: String? { entry.currency }
  /// The storefront.
  public var storefront: Storefront { Storefront(entry.countryCode) }
  /// The three letters of the storefront's country.
  public var storefrontCountryCode: String { entry.countryCode }
  /// The offer.
  public var offer: Offer? { entry.offer.map(Offer.init) }
  /// The type of the offer.
  public var offerType: OfferType? { offer?.type }
  /// The identifier of the offer.
  public var offerID: String? { offer?.id }
  /// The word of the offer's payment.
  public var offerPaymentModeStringRepresentation: String? { entry.offer?.payment.rawValue }
  /// The period of the offer in ISO 8601.
  public var offerPeriodStringRepresentation: String? { entry.offer?.period.text }

  // MARK: Signature

  /// The environments of the store.
  public var environment: AppStore.Environment { .xcode }
  /// The environment as a string.
  public var environmentStringRepresentation: String { environment.rawValue }
  /// The value that binds it to the phone.
  public var deviceVerification: Data { verification.value }
  /// The nonce of the device verification.
  public var deviceVerificationNonce: UUID { verification.nonce }

  // MARK: Subscription

  /// The status of the subscription; `nil` for other products.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? {
    get async {
      guard let group = entry.groupID else { return nil }
      return try? await Product.SubscriptionInfo.status(for: group).first
    }
  }

  /// Finishes the transaction after the app has delivered the product (Purchases.TR3).
  nonisolated(nonsending) public func finish() async { LocalStore.current.finish(id) }

  /// Returns whether two values are the same state of a transaction.
  public static func == (first: Transaction, second: Transaction) -> Bool {
    first.entry == second.entry
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(entry.id) }
}

extension Transaction: _StoreSigned {
  /// The signed JSON.
  public var jsonRepresentation: Data { TransactionPayload(self).data }

  /// The signed text and its parts.
  public var _signature: (text: String, header: Data, signature: Data, signed: Data) {
    signer.sign(jsonRepresentation).parts
  }
}

extension Transaction: CustomDebugStringConvertible {
  /// The JSON.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
