internal import TactusCrashReports

/// The presenter of a payment sheet, which never appears (Wallet.PA2).
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  /// The delegate, held weakly.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  /// Creates a controller; its sheet never appears.
  public init(paymentRequest request: PKPaymentRequest) { super.init() }

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

  /// Warns once that the sheet cannot be shown.
  ///
  /// - Parameter completion: A closure, called later on the main queue with `false`.
  open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
    warn()
    guard let completion else { return }
    DispatchQueue.main.async { completion(false) }
  }

  /// Warns once that the sheet cannot be shown, and returns false.
  open func present() async -> Bool {
    warn()
    return false
  }

  private func warn() {
    RuntimeWarning.once(
      "PKPaymentAuthorizationController: the phone cannot make payments; see canMakePayments() "
        + "before", namesPlace: true)
  }

  /// Calls the closure later on the main queue; no sheet is shown.
  open func dismiss(completion: (@Sendable () -> Void)? = nil) {
    guard let completion else { return }
    DispatchQueue.main.async { completion() }
  }

  /// Does nothing: no sheet is shown.
  open func dismiss() async {}
}
