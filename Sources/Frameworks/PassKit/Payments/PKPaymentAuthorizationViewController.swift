internal import TactusCrashReports

/// A payment sheet; never created, because the phone cannot make payments (Wallet.PA1).
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
  /// The delegate, held weakly.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  /// Returns nil: the phone cannot make payments.
  public init?(paymentRequest request: PKPaymentRequest) {
    RuntimeWarning.once(
      "PKPaymentAuthorizationViewController: the phone cannot make payments; see canMakePayments() "
        + "before", namesPlace: true)
    return nil
  }

  /// Returns nil: the phone cannot make payments.
  public required init?(coder: NSCoder) { return nil }

  /// Returns false: the phone cannot make payments.
  open class func canMakePayments() -> Bool { false }

  /// Returns false: the phone cannot make payments.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }

  /// Returns false: the phone cannot make payments.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork],
    capabilities capabilties: PKMerchantCapability
  ) -> Bool { false }

  /// Returns false: the phone cannot receive disbursements.
  open class func supportsDisbursements() -> Bool { false }

  /// Returns false: the phone cannot receive disbursements.
  open class func supportsDisbursements(using supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }

  /// Returns false: the phone cannot receive disbursements.
  open class func supportsDisbursements(
    using supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
}
