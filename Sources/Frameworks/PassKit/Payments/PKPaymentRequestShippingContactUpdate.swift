/// The answer of an app to the choice of a contact for the delivery.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The errors of the contact.
  open var errors: [any Error]! = []

  /// Creates an answer with the lines of the payment.
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(paymentSummaryItems: paymentSummaryItems)
  }

  /// Creates an answer.
  public convenience init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors ?? []
    self.shippingMethods = shippingMethods
  }
}
