/// An app's response to the request for a merchant session.
open class PKPaymentRequestMerchantSessionUpdate: NSObject, @unchecked Sendable {
  /// Whether the app has a session.
  open var status: PKPaymentAuthorizationStatus
  /// The session.
  open var session: PKPaymentMerchantSession?

  /// Creates a response.
  public init(status: PKPaymentAuthorizationStatus, merchantSession: PKPaymentMerchantSession?) {
    self.status = status
    session = merchantSession
    super.init()
  }
}
