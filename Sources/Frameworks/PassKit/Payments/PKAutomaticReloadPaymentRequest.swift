/// A request to reload a balance automatically.
open class PKAutomaticReloadPaymentRequest: NSObject, @unchecked Sendable {
  /// The description of the payment.
  open var paymentDescription: String
  /// The amount, and the threshold of the balance.
  open var automaticReloadBilling: PKAutomaticReloadPaymentSummaryItem
  /// The billing agreement that the user reads.
  open var billingAgreement: String?
  /// The URL at which the user manages the payments.
  open var managementURL: URL
  /// The URL for notifications about the token's life cycle.
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
