/// A payment card as a delegate sees it; the phone has none.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  /// Creates an empty payment method, for subclasses in tests.
  public override init() { super.init() }

  /// The display name: nil.
  open var displayName: String? { nil }
  /// The network: nil.
  open var network: PKPaymentNetwork? { nil }
  /// The type: `unknown`.
  open var type: PKPaymentMethodType { .unknown }
  /// The payment card: nil.
  open var paymentPass: PKPaymentPass? { nil }
  /// The pass in the secure element: nil.
  open var secureElementPass: PKSecureElementPass? { nil }
  /// The billing address: nil.
  open var billingAddress: CNContact? { nil }
}
