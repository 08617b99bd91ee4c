/// A payment that the user has permitted, of which the phone has none.
open class PKPayment: NSObject, @unchecked Sendable {
  /// Creates a payment without values, as an app's tests do.
  public override init() { super.init() }

  /// The proof of the payment.
  open var token: PKPaymentToken { PKPaymentToken() }
  /// The contact for the invoice; `nil`.
  open var billingContact: PKContact? { nil }
  /// The contact for the delivery; `nil`.
  open var shippingContact: PKContact? { nil }
  /// The way of delivery; `nil`.
  open var shippingMethod: PKShippingMethod? { nil }
}
