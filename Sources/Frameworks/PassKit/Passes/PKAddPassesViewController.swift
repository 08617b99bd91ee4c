internal import TactusCrashReports

/// A view controller that adds passes; never created, because the phone has no wallet (Wallet.PL2).
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
  /// The delegate, held weakly.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?

  /// Returns nil: the phone has no wallet.
  public init?(pass: PKPass) {
    Self.warn()
    return nil
  }

  /// Returns nil: the phone has no wallet.
  public init?(passes: [PKPass]) {
    Self.warn()
    return nil
  }

  /// Returns nil: the phone has no wallet.
  public required init?(coder: NSCoder) { return nil }

  /// Returns false: the phone has no wallet.
  open class func canAddPasses() -> Bool { false }

  private static func warn() {
    RuntimeWarning.once(
      "PKAddPassesViewController: the phone has no wallet, so there is no page; see canAddPasses() "
        + "before", namesPlace: true)
  }
}
