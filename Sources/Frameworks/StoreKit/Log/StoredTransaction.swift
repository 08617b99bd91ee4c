/// A transaction as stored in the log.
package struct StoredTransaction: Codable, Hashable, Sendable {
  /// The stage of a purchase.
  package enum Stage: String, Codable, Sendable {
    /// It waits for the approval of a parent.
    case waiting
    /// An issue has to be resolved.
    case interrupted
    /// It is purchased.
    case paid
  }

  /// The identifier, which increases with each transaction.
  package var id: UInt64
  /// The identifier of the original transaction.
  package var originalID: UInt64
  /// The product.
  package var productID: String
  /// The type of the product.
  package var kind: ProductKind
  /// The group of a subscription.
  package var groupID: String?
  /// The date of the purchase.
  package var purchaseDate: Date
  /// The date of the first transaction of the purchase.
  package var originalPurchaseDate: Date
  /// The expiration date of a subscription.
  package var expirationDate: Date?
  /// The quantity.
  package var quantity = 1
  /// Whether another subscription of the group has replaced it.
  package var isUpgraded = false
  /// The date on which the money was returned.
  package var revocationDate: Date?
  /// The reason for its revocation; see `Transaction.RevocationReason`.
  package var revocationReason: Int?
  /// The app's identifier of its user.
  package var accountToken: UUID?
  /// The app's name of its user.
  package var username: String?
  /// The offer.
  package var offer: StoreOffer?
  /// The number of periods for which the offer has lasted, including this one.
  package var offerCount = 0
  /// Whether the store has renewed a subscription.
  package var isRenewal = false
  /// The price of all goods.
  package var price: Decimal
  /// The currency code, such as `USD`.
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

  /// Whether the product of the transaction is active.
  ///
  /// - Parameters:
  ///   - date: The current time.
  ///   - graceEnd: The end of the grace period of a subscription.
  func isInForce(at date: Date, graceEnd: Date?) -> Bool {
    guard stage == .paid, revocationDate == nil, !isUpgraded else { return false }
    guard let end = expirationDate else { return true }
    return end > date || graceEnd ?? .distantPast > date
  }
}
