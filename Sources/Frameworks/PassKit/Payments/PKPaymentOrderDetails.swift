/// The place at which the phone could read about an order.
open class PKPaymentOrderDetails: NSObject, @unchecked Sendable {
  /// The identifier of the kind of order.
  open var orderTypeIdentifier: String
  /// The identifier of the order.
  open var orderIdentifier: String
  /// The address of the service.
  open var webServiceURL: URL
  /// The secret for the service.
  open var authenticationToken: String

  /// Creates the place of an order.
  public init(
    orderTypeIdentifier: String, orderIdentifier: String, webServiceURL: URL,
    authenticationToken: String
  ) {
    (self.orderTypeIdentifier, self.orderIdentifier) = (orderTypeIdentifier, orderIdentifier)
    (self.webServiceURL, self.authenticationToken) = (webServiceURL, authenticationToken)
    super.init()
  }
}
