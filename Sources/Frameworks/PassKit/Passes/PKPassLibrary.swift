internal import TactusCrashReports

/// The passes of the user, of which the phone has none.
///
/// Step Wallet.PL1.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// Creates a library.
  public override init() { super.init() }

  /// Returns whether the phone has a wallet: no.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Returns whether cards can be switched on: no.
  open class func isPaymentPassActivationAvailable() -> Bool { false }

  /// A Boolean value that indicates whether cards can be switched on; false.
  open var isSecureElementPassActivationAvailable: Bool { false }

  /// Returns the passes; none.
  open func passes() -> [PKPass] { [] }
  /// Returns the passes of a kind; none.
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  /// Returns a pass; `nil`.
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? {
    nil
  }
  /// Returns whether there is a pass: no.
  open func containsPass(_ pass: PKPass) -> Bool { false }
  /// Replaces a pass, and returns whether it was there: no.
  open func replacePass(with pass: PKPass) -> Bool { false }
  /// Does nothing, as there are no passes.
  open func removePass(_ pass: PKPass) {}
  /// Does nothing but say once that the phone has no page that sets up payments.
  open func openPaymentSetup() {
    RuntimeWarning.once(
      "PKPassLibrary.openPaymentSetup: the phone has no cards and no page that sets them up; see "
        + "isPassLibraryAvailable() before", namesPlace: true)
  }
}
