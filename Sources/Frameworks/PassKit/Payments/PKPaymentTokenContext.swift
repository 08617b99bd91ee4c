/// A merchant among several, and its share of the payment.
open class PKPaymentTokenContext: NSObject, @unchecked Sendable {
  /// The merchant identifier.
  open var merchantIdentifier: String
  /// The merchant's identifier in the app's own system.
  open var externalIdentifier: String
  /// The merchant's name.
  open var merchantName: String
  /// The merchant's domain.
  open var merchantDomain: String?
  /// The amount.
  open var amount: NSDecimalNumber

  /// Creates a context.
  public init(
    merchantIdentifier: String, externalIdentifier: String, merchantName: String,
    merchantDomain: String?, amount: NSDecimalNumber
  ) {
    (self.merchantIdentifier, self.externalIdentifier) = (merchantIdentifier, externalIdentifier)
    (self.merchantName, self.merchantDomain) = (merchantName, merchantDomain)
    self.amount = amount
    super.init()
  }
}
