/// An app's response to a change on a payment sheet.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  /// The status.
  open var status = PKPaymentAuthorizationStatus.success
  /// The summary items.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// The shipping methods.
  open var shippingMethods: [PKShippingMethod] = []
  /// The token contexts of a payment to several merchants.
  open var multiTokenContexts: [PKPaymentTokenContext] = []
  /// The recurring payment.
  open var recurringPaymentRequest: PKRecurringPaymentRequest?
  /// The automatic reload.
  open var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?
  /// The deferred payment.
  open var deferredPaymentRequest: PKDeferredPaymentRequest?

  /// Creates a response with the summary items.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
    super.init()
  }
}
