/// The answer of an app to a choice of the user.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
  /// Whether the choice is accepted.
  open var status = PKPaymentAuthorizationStatus.success
  /// The lines of the payment.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// The ways of delivery.
  open var shippingMethods: [PKShippingMethod] = []

  /// Creates an answer with the lines of the payment.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
    super.init()
  }
}
