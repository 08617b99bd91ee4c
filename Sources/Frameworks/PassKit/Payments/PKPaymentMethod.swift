/// A card of the user, of which the phone has none.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  /// Creates a card about which nothing is known, as an app's tests do.
  public override init() { super.init() }

  /// The name of the card; `nil`.
  open var displayName: String? { nil }
  /// The network of the card; `nil`.
  open var network: PKPaymentNetwork? { nil }
  /// The kind of the card; not known.
  open var type: PKPaymentMethodType { .unknown }
  /// The card in the wallet; `nil`.
  open var paymentPass: PKPaymentPass? { nil }
  /// The card in the secure part of the phone; `nil`.
  open var secureElementPass: PKSecureElementPass? { nil }
  /// The address for the invoice; `nil`.
  open var billingAddress: CNContact? { nil }
}
