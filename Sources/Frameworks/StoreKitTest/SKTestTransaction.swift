/// A transaction, for tests.
///
/// - Thread: any; all its properties are constants.
open class SKTestTransaction: NSObject, @unchecked Sendable {
  private let entry: StoredTransaction
  private let record: SubscriptionRecord?

  init(_ entry: StoredTransaction, _ state: LocalStore.State) {
    self.entry = entry
    record = entry.groupID.flatMap { state.log.subscriptions[$0] }
    super.init()
  }

  /// The number.
  open var identifier: UInt { UInt(entry.id) }
  /// The identifier of the first transaction of the purchase.
  open var originalTransactionIdentifier: UInt { UInt(entry.originalID) }
  /// The product.
  open var productIdentifier: String { entry.productID }
  /// The state.
  open var state: SKPaymentTransactionState {
    switch entry.stage {
    case .paid: .purchased
    case .waiting: .deferred
    case .interrupted: .failed
    }
  }
  /// The date of the purchase.
  open var purchaseDate: Date { entry.purchaseDate }
  /// The date of the first transaction of the purchase.
  open var originalPurchaseDate: Date { entry.originalPurchaseDate }
  /// The expiration date of a subscription.
  open var expirationDate: Date? { entry.expirationDate }
  /// The date on which the money was returned.
  open var cancelDate: Date? { entry.revocationDate }
  /// Whether the subscription renews automatically.
  open var autoRenewingEnabled: Bool { record?.renews ?? false }
  /// Whether the purchase waits for the approval of a parent.
  open var pendingAskToBuyConfirmation: Bool { entry.stage == .waiting }
  /// Whether the user's agreement to a higher price is pending.
  open var pendingPriceIncreaseConsent: Bool { record?.priceIncrease == 0 }
  /// Whether the purchase is interrupted, or its renewal has failed.
  open var hasPurchaseIssue: Bool { entry.stage == .interrupted || record?.isInRetry ?? false }
}
