/// The members of a signed transaction.
///
/// - Source: Apple's open library for servers. Confidence: documented.
struct TransactionPayload: Encodable {
  private let transactionId: String
  private let originalTransactionId: String
  private let webOrderLineItemId: String?
  private let bundleId: String
  private let productId: String
  private let subscriptionGroupIdentifier: String?
  private let purchaseDate: Int64
  private let originalPurchaseDate: Int64
  private let expiresDate: Int64?
  private let quantity: Int
  private let type: String
  private let appAccountToken: String?
  private let inAppOwnershipType: String
  private let signedDate: Int64
  private let revocationReason: Int?
  private let revocationDate: Int64?
  private let isUpgraded: Bool?
  private let offerType: Int?
  private let offerIdentifier: String?
  private let offerDiscountType: String?
  private let offerPeriod: String?
  private let environment = AppStore.Environment.xcode.rawValue
  private let storefront: String
  private let storefrontId: String
  private let transactionReason: String
  private let price: Int64
  private let currency: String
  private let appTransactionId: String
  private let deviceVerification: String
  private let deviceVerificationNonce: String

  init(_ transaction: Transaction) {
    let entry = transaction.entry
    (transactionId, originalTransactionId) = ("\(entry.id)", "\(entry.originalID)")
    webOrderLineItemId = transaction.webOrderLineItemID
    (bundleId, productId) = (transaction.appBundleID, entry.productID)
    subscriptionGroupIdentifier = entry.groupID
    purchaseDate = entry.purchaseDate.milliseconds
    originalPurchaseDate = entry.originalPurchaseDate.milliseconds
    expiresDate = entry.expirationDate?.milliseconds
    (quantity, type) = (entry.quantity, entry.kind.rawValue)
    appAccountToken = entry.accountToken?.uuidString.lowercased()
    inAppOwnershipType = transaction.ownershipType.rawValue
    signedDate = transaction.signedDate.milliseconds
    (revocationReason, revocationDate) = (
      entry.revocationReason, entry.revocationDate?.milliseconds
    )
    isUpgraded = entry.isUpgraded ? true : nil
    (offerType, offerIdentifier) = (entry.offer?.kind.rawValue, entry.offer?.id)
    (offerDiscountType, offerPeriod) = (entry.offer?.payment.rawValue, entry.offer?.period.text)
    storefront = entry.countryCode
    storefrontId = StorefrontCountries.identifier(of: entry.countryCode)
    transactionReason = transaction.reason.rawValue
    (price, currency) = (entry.price.thousandths, entry.currency)
    appTransactionId = transaction.appTransactionID
    deviceVerification = transaction.deviceVerification.base64EncodedString()
    deviceVerificationNonce = transaction.deviceVerificationNonce.uuidString.lowercased()
  }
}
