/// The answer of an app to a coupon.
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The errors of the coupon.
  open var errors: [any Error]! = []

  /// Creates an answer with the lines of the payment.
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(paymentSummaryItems: paymentSummaryItems)
  }

  /// Creates an answer.
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    super.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors ?? []
    self.shippingMethods = shippingMethods
  }
}
