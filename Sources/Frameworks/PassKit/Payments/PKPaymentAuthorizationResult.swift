/// The answer of an app to a payment.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  /// Whether the payment was accepted.
  open var status: PKPaymentAuthorizationStatus
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The errors in what the user has filled in.
  open var errors: [any Error]!
  /// The place at which the phone could read about the order.
  open var orderDetails: PKPaymentOrderDetails?

  /// Creates an answer.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors ?? []
    super.init()
  }
}
