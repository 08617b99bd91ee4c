/// An authorized payment; the phone has none.
open class PKPayment: NSObject, @unchecked Sendable {
  /// Creates an empty payment, for subclasses in tests.
  public override init() { super.init() }

  /// The payment token: empty.
  open var token: PKPaymentToken { PKPaymentToken() }
  /// The billing contact: nil.
  open var billingContact: PKContact? { nil }
  /// The shipping contact: nil.
  open var shippingContact: PKContact? { nil }
  /// The shipping method: nil.
  open var shippingMethod: PKShippingMethod? { nil }
}
