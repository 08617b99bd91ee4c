/// A request for a deferred payment.
open class PKDeferredPaymentRequest: NSObject, @unchecked Sendable {
  /// The description of the payment.
  open var paymentDescription: String
  /// The amount and the date of the payment.
  open var deferredBilling: PKDeferredPaymentSummaryItem
  /// The billing agreement that the user reads.
  open var billingAgreement: String?
  /// The URL at which the user manages the payment.
  open var managementURL: URL
  /// The URL for notifications about the token's life cycle.
  open var tokenNotificationURL: URL?
  /// The end of free cancellation.
  open var freeCancellationDate: Date?
  /// The time zone of the end of free cancellation.
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
