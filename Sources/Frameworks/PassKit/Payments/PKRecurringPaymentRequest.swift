/// A request for recurring payments.
open class PKRecurringPaymentRequest: NSObject, @unchecked Sendable {
  /// The description of the payments.
  open var paymentDescription: String
  /// The regular payments.
  open var regularBilling: PKRecurringPaymentSummaryItem
  /// The payments of the trial period.
  open var trialBilling: PKRecurringPaymentSummaryItem?
  /// The billing agreement that the user reads.
  open var billingAgreement: String?
  /// The URL at which the user manages the payments.
  open var managementURL: URL
  /// The URL for notifications about the token's life cycle.
  open var tokenNotificationURL: URL?

  /// Creates a request.
  public init(
    paymentDescription: String, regularBilling: PKRecurringPaymentSummaryItem, managementURL: URL
  ) {
    self.paymentDescription = paymentDescription
    self.regularBilling = regularBilling
    self.managementURL = managementURL
    super.init()
  }
}
