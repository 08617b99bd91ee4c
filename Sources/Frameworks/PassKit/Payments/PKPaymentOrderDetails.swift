/// The address at which a wallet would read about an order; stored.
open class PKPaymentOrderDetails: NSObject, @unchecked Sendable {
  /// The order type identifier.
  open var orderTypeIdentifier: String
  /// The order identifier.
  open var orderIdentifier: String
  /// The URL of the web service.
  open var webServiceURL: URL
  /// The authentication token of the web service.
  open var authenticationToken: String

  /// Creates order details.
  public init(
    orderTypeIdentifier: String, orderIdentifier: String, webServiceURL: URL,
    authenticationToken: String
  ) {
    (self.orderTypeIdentifier, self.orderIdentifier) = (orderTypeIdentifier, orderIdentifier)
    (self.webServiceURL, self.authenticationToken) = (webServiceURL, authenticationToken)
    super.init()
  }
}
