/// The answer of an app to the question who the merchant is.
open class PKPaymentRequestMerchantSessionUpdate: NSObject, @unchecked Sendable {
  /// Whether the app has a proof.
  open var status: PKPaymentAuthorizationStatus
  /// The proof.
  open var session: PKPaymentMerchantSession?

  /// Creates an answer.
  public init(status: PKPaymentAuthorizationStatus, merchantSession: PKPaymentMerchantSession?) {
    self.status = status
    session = merchantSession
    super.init()
  }
}
