/// An app's response to a payment method.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  /// The errors of the payment method.
  open var errors: [any Error] = []

  /// Creates a response with the summary items.
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(paymentSummaryItems: paymentSummaryItems)
  }

  /// Creates a response.
  public convenience init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors ?? []
  }
}
