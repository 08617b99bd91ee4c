internal import TactusCrashReports

/// A page that adds passes to the wallet, which the phone does not have (Wallet.PL2).
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
  /// The delegate; it is not retained.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?

  /// Creates no page, as the phone has no wallet.
  public init?(pass: PKPass) {
    Self.warn()
    return nil
  }

  /// Creates no page, as the phone has no wallet.
  public init?(passes: [PKPass]) {
    Self.warn()
    return nil
  }

  /// Archives have no passes, so there is no such page.
  public required init?(coder: NSCoder) { return nil }

  /// Returns whether passes can be added: no.
  open class func canAddPasses() -> Bool { false }

  private static func warn() {
    RuntimeWarning.once(
      "PKAddPassesViewController: the phone has no wallet, so there is no page; see canAddPasses() "
        + "before", namesPlace: true)
  }
}
