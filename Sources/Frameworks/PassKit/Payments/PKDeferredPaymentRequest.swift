/// A request to be paid later.
open class PKDeferredPaymentRequest: NSObject, @unchecked Sendable {
  /// The description of what is paid.
  open var paymentDescription: String
  /// The payment and its date.
  open var deferredBilling: PKDeferredPaymentSummaryItem
  /// The terms that the user reads.
  open var billingAgreement: String?
  /// The page on which the user manages the payment.
  open var managementURL: URL
  /// The address that is told about changes of the proof of payment.
  open var tokenNotificationURL: URL?
  /// The date until which the user can cancel without a fee.
  open var freeCancellationDate: Date?
  /// The time zone of that date.
  open var freeCancellationDateTimeZone: TimeZone?

  /// Creates a request.
  public init(
    paymentDescription: String, deferredBilling: PKDeferredPaymentSummaryItem, managementURL: URL
  ) {
    self.paymentDescription = paymentDescription
    self.deferredBilling = deferredBilling
    self.managementURL = managementURL
    super.init()
  }
}
