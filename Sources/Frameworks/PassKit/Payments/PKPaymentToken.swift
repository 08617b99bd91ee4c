/// The proof of a payment, of which the phone makes none.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  /// Creates a proof without values, as an app's tests do.
  public override init() { super.init() }

  /// The card.
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  /// The identifier of the payment; empty.
  open var transactionIdentifier: String { "" }
  /// The data for the app's service; empty.
  open var paymentData: Data { Data() }
}
