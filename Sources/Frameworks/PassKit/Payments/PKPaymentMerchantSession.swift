/// The proof of who a merchant is, as the service for payments gave it to the app's server.
open class PKPaymentMerchantSession: NSObject, @unchecked Sendable {
  /// Creates a proof of the server's answer, of which nothing is read here.
  public init(dictionary: [AnyHashable: Any]) { super.init() }
}
