/// The members of a signed renewal.
///
/// - Source: Apple's open library for servers. Confidence: documented.
struct RenewalPayload: Encodable, Equatable {
  private let originalTransactionId: String
  private let productId: String
  private let autoRenewProductId: String?
  private let autoRenewStatus: Int
  private let expirationIntent: Int?
  private let isInBillingRetryPeriod: Bool
  private let gracePeriodExpiresDate: Int64?
  private let renewalDate: Int64?
  private let renewalPrice: Int64?
  private let currency: String?
  private let recentSubscriptionStartDate: Int64
  private let eligibleWinBackOfferIds: [String]?
  private let appAccountToken: String?
  private let priceIncreaseStatus: Int?
  private let offerType: Int?
  private let offerIdentifier: String?
  private let environment = AppStore.Environment.xcode.rawValue
  private let signedDate: Int64
  private let deviceVerification: String?
  private let deviceVerificationNonce: String?

  init(_ info: Product.SubscriptionInfo.RenewalInfo, _ date: Date) {
    (originalTransactionId, productId) = ("\(info.originalTransactionID)", info.currentProductID)
    autoRenewProductId = info.autoRenewPreference
    autoRenewStatus = info.willAutoRenew ? 1 : 0
    expirationIntent = info.expirationReason?.rawValue
    isInBillingRetryPeriod = info.isInBillingRetry
    gracePeriodExpiresDate = info.gracePeriodExpirationDate?.milliseconds
    renewalDate = info.renewalDate?.milliseconds
    renewalPrice = info.renewalPrice?.thousandths
    currency = info.currency?.identifier
    recentSubscriptionStartDate = info.recentSubscriptionStartDate.milliseconds
    eligibleWinBackOfferIds =
      info.eligibleWinBackOfferIDs.isEmpty ? nil : info.eligibleWinBackOfferIDs
    appAccountToken = info.appAccountToken?.uuidString.lowercased()
    priceIncreaseStatus =
      switch info.priceIncreaseStatus {
      case .noIncreasePending: nil
      case .pending: 0
      case .agreed: 1
      }
    (offerType, offerIdentifier) = (info.offerType?.rawValue, info.offerID)
    signedDate = date.milliseconds
    let isSigned = date != .distantPast
    deviceVerification = isSigned ? info.deviceVerification.base64EncodedString() : nil
    deviceVerificationNonce = isSigned ? info.deviceVerificationNonce.uuidString.lowercased() : nil
  }
}
