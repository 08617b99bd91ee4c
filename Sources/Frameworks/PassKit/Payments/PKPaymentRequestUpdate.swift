/// The answer of an app to a choice of the user.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  /// Whether the choice is accepted.
  open var status = PKPaymentAuthorizationStatus.success
  /// The lines of the payment.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// The ways of delivery.
  open var shippingMethods: [PKShippingMethod] = []
  /// The merchants of a payment to several.
  open var multiTokenContexts: [PKPaymentTokenContext] = []
  /// The payments that are made again and again.
  open var recurringPaymentRequest: PKRecurringPaymentRequest?
  /// The payments that fill up a balance.
  open var automaticReloadPaymentRequest: PKAutomaticReloadPaymentRequest?
  /// The payment that is made later.
  open var deferredPaymentRequest: PKDeferredPaymentRequest?

  /// Creates an answer with the lines of the payment.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
    super.init()
  }
}
