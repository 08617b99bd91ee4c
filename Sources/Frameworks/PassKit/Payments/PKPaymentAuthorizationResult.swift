/// An app's response to an authorized payment.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  /// The status.
  open var status: PKPaymentAuthorizationStatus
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The errors in the user's entries.
  open var errors: [any Error]!
  /// The address at which a wallet would read about the order; stored.
  open var orderDetails: PKPaymentOrderDetails?

  /// Creates a response.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors ?? []
    super.init()
  }
}
