internal import TactusCrashReports

/// The control over a page on which the user permits a payment, which the phone does not have
/// (Wallet.PA2).
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  /// The delegate; it is not retained.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  /// Creates a controller, whose page is not shown.
  public init(paymentRequest request: PKPaymentRequest) { super.init() }

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

  /// Shows the page, which fails.
  ///
  /// - Parameter completion: A closure, called later on the main queue with `false`.
  open func present(completion: (@Sendable (Bool) -> Void)? = nil) {
    warn()
    guard let completion else { return }
    DispatchQueue.main.async { completion(false) }
  }

  /// Shows the page, and returns whether it was shown: no.
  open func present() async -> Bool {
    warn()
    return false
  }

  private func warn() {
    RuntimeWarning.once(
      "PKPaymentAuthorizationController: the phone cannot make payments; see canMakePayments() "
        + "before", namesPlace: true)
  }

  /// Removes the page, which is not shown, and calls a closure later on the main queue.
  open func dismiss(completion: (@Sendable () -> Void)? = nil) {
    guard let completion else { return }
    DispatchQueue.main.async { completion() }
  }

  /// Does nothing, as the page is not shown.
  open func dismiss() async {}
}
