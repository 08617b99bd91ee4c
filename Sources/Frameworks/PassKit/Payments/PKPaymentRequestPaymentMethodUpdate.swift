/// The answer of an app to the choice of a card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  /// The errors of the card.
  open var errors: [any Error] = []

  /// Creates an answer with the lines of the payment.
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(paymentSummaryItems: paymentSummaryItems)
  }

  /// Creates an answer.
  public convenience init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors ?? []
  }
}
