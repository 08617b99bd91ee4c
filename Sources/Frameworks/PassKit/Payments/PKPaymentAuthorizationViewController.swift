internal import TactusCrashReports

/// A page on which the user permits a payment, which the phone does not have (Wallet.PA1).
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
  /// The delegate; it is not retained.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  /// Creates no page, as the phone cannot make payments.
  public init?(paymentRequest request: PKPaymentRequest) {
    RuntimeWarning.once(
      "PKPaymentAuthorizationViewController: the phone cannot make payments; see canMakePayments() "
        + "before", namesPlace: true)
    return nil
  }

  /// Archives have no request, so there is no such page.
  public required init?(coder: NSCoder) { return nil }

  /// Returns whether the phone can make payments: no.
  open class func canMakePayments() -> Bool { false }

  /// Returns whether the user has a card of a network: no.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }

  /// Returns whether the user has a card of a network with abilities: no.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork],
    capabilities capabilties: PKMerchantCapability
  ) -> Bool { false }

  /// Returns whether the phone can receive money: no.
  open class func supportsDisbursements() -> Bool { false }

  /// Returns whether the phone can receive money on a card of a network: no.
  open class func supportsDisbursements(using supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }

  /// Returns whether the phone can receive money on a card of a network with abilities: no.
  open class func supportsDisbursements(
    using supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
}
