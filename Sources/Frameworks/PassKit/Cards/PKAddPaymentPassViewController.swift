internal import TactusCrashReports

/// A view controller that adds a card; never created, because the phone has no wallet (Wallet.PL3).
@preconcurrency @MainActor
open class PKAddPaymentPassViewController: UIViewController {
  /// The delegate, held weakly.
  open weak var delegate: (any PKAddPaymentPassViewControllerDelegate)?

  /// Returns nil: the phone has no wallet.
  public init?(
    requestConfiguration configuration: PKAddPaymentPassRequestConfiguration,
    delegate: (any PKAddPaymentPassViewControllerDelegate)?
  ) {
    RuntimeWarning.once(
      "PKAddPaymentPassViewController: the phone has no wallet, so there is no page; see "
        + "canAddPaymentPass() before", namesPlace: true)
    return nil
  }

  /// Returns nil: the phone has no wallet.
  public required init?(coder: NSCoder) { return nil }

  /// Returns false: the phone has no wallet.
  open class func canAddPaymentPass() -> Bool { false }
}
