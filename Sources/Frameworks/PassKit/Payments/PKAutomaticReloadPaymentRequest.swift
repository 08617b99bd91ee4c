/// A request to fill up a balance whenever it is low.
open class PKAutomaticReloadPaymentRequest: NSObject, @unchecked Sendable {
  /// The description of what is paid.
  open var paymentDescription: String
  /// The payment and the balance below which it is made.
  open var automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem
  /// The terms that the user reads.
  open var billingAgreement: String?
  /// The page on which the user manages the payments.
  open var managementURL: URL
  /// The address that is told about changes of the proof of payment.
  open var tokenNotificationURL: URL?

  /// Creates a request.
  public init(
    paymentDescription: String, automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem,
    managementURL: URL
  ) {
    self.paymentDescription = paymentDescription
    self.automaticReloadBilling = automaticReloadBilling
    self.managementURL = managementURL
    super.init()
  }
}
