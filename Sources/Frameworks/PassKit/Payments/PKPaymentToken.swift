/// An encrypted payment for the merchant's server; always empty here.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  /// Creates an empty token, for subclasses in tests.
  public override init() { super.init() }

  /// The payment method: empty.
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  /// The transaction identifier: empty.
  open var transactionIdentifier: String { "" }
  /// The encrypted payment data: empty.
  open var paymentData: Data { Data() }
}
