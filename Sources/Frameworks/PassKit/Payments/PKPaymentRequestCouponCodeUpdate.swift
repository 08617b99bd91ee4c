/// An app's response to a coupon code.
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The errors of the coupon code.
  open var errors: [any Error]! = []

  /// Creates a response with the summary items.
  public override init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    super.init(paymentSummaryItems: paymentSummaryItems)
  }

  /// Creates a response.
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem],
    shippingMethods: [PKShippingMethod]
  ) {
    super.init(paymentSummaryItems: paymentSummaryItems)
    self.errors = errors ?? []
    self.shippingMethods = shippingMethods
  }
}
