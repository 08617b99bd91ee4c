/// A transaction as the store keeps it.
package struct StoredTransaction: Codable, Hashable, Sendable {
  /// The stage of a purchase.
  package enum Stage: String, Codable, Sendable {
    /// A parent is asked.
    case waiting
    /// An issue has to be resolved.
    case interrupted
    /// It is paid.
    case paid
  }

  /// The number, which grows with each transaction.
  package var id: UInt64
  /// The number of the first transaction of the purchase.
  package var originalID: UInt64
  /// The product.
  package var productID: String
  /// The kind of the product.
  package var kind: ProductKind
  /// The group of a subscription.
  package var groupID: String?
  /// The date of the purchase.
  package var purchaseDate: Date
  /// The date of the first transaction of the purchase.
  package var originalPurchaseDate: Date
  /// The end of the period of a subscription.
  package var expirationDate: Date?
  /// The number of goods.
  package var quantity = 1
  /// Whether another subscription of the group has replaced it.
  package var isUpgraded = false
  /// The date on which the money was returned.
  package var revocationDate: Date?
  /// The reason for that; see `Transaction.RevocationReason`.
  package var revocationReason: Int?
  /// The app's own number of its user.
  package var accountToken: UUID?
  /// The app's own name of its user.
  package var username: String?
  /// The offer.
  package var offer: StoreOffer?
  /// The number of periods that the offer has lasted, this one included.
  package var offerCount = 0
  /// Whether the store has renewed a subscription.
  package var isRenewal = false
  /// The price of all goods.
  package var price: Decimal
  /// The currency, such as `USD`.
  package var currency: String
  /// The three letters of the storefront's country.
  package var countryCode: String
  /// The stage.
  package var stage = Stage.paid
  /// Whether the app has finished it.
  package var isFinished = false

  /// Creates a paid transaction of one good.
  package init(
    id: UInt64, originalID: UInt64, productID: String, kind: ProductKind, groupID: String? = nil,
    purchaseDate: Date, originalPurchaseDate: Date, price: Decimal, currency: String,
    countryCode: String
  ) {
    (self.id, self.originalID, self.productID) = (id, originalID, productID)
    (self.kind, self.groupID, self.purchaseDate) = (kind, groupID, purchaseDate)
    (self.originalPurchaseDate, self.price) = (originalPurchaseDate, price)
    (self.currency, self.countryCode) = (currency, countryCode)
  }

  /// Whether the transaction of a subscription or good is in force.
  ///
  /// - Parameters:
  ///   - date: The present time.
  ///   - graceEnd: The end of the time after a failed renewal in which a subscription stays.
  func isInForce(at date: Date, graceEnd: Date?) -> Bool {
    guard stage == .paid, revocationDate == nil, !isUpgraded else { return false }
    guard let end = expirationDate else { return true }
    return end > date || graceEnd ?? .distantPast > date
  }
}
