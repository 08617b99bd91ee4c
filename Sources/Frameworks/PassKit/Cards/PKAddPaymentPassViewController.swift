internal import TactusCrashReports

/// A page that adds a card to the wallet, which the phone does not have (Wallet.PL3).
@preconcurrency @MainActor
open class PKAddPaymentPassViewController: UIViewController {
  /// The delegate; it is not retained.
  open weak var delegate: (any PKAddPaymentPassViewControllerDelegate)?

  /// Creates no page, as the phone has no wallet.
  public init?(
    requestConfiguration configuration: PKAddPaymentPassRequestConfiguration,
    delegate: (any PKAddPaymentPassViewControllerDelegate)?
  ) {
    RuntimeWarning.once(
      "PKAddPaymentPassViewController: the phone has no wallet, so there is no page; see "
        + "canAddPaymentPass() before", namesPlace: true)
    return nil
  }

  /// Archives have no card, so there is no such page.
  public required init?(coder: NSCoder) { return nil }

  /// Returns whether cards can be added: no.
  open class func canAddPaymentPass() -> Bool { false }
}
