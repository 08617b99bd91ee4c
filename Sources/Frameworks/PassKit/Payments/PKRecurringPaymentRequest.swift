/// A request to be paid again and again.
open class PKRecurringPaymentRequest: NSObject, @unchecked Sendable {
  /// The description of what is paid.
  open var paymentDescription: String
  /// The usual payments.
  open var regularBilling: PKRecurringPaymentSummaryItem
  /// The payments before the usual ones.
  open var trialBilling: PKRecurringPaymentSummaryItem?
  /// The terms that the user reads.
  open var billingAgreement: String?
  /// The page on which the user manages the payments.
  open var managementURL: URL
  /// The address that is told about changes of the proof of payment.
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
