/// A merchant among several, and the amount of the payment to it.
open class PKPaymentTokenContext: NSObject, @unchecked Sendable {
  /// The identifier of the merchant.
  open var merchantIdentifier: String
  /// The identifier of the merchant at the app's service.
  open var externalIdentifier: String
  /// The name of the merchant.
  open var merchantName: String
  /// The internet domain of the merchant.
  open var merchantDomain: String?
  /// The amount.
  open var amount: NSDecimalNumber

  /// Creates a merchant and an amount.
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
