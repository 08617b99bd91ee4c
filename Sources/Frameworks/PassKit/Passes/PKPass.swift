internal import TactusCrashReports

/// A pass of the user's wallet, which the phone does not have.
///
/// Step Wallet.PL1.
open class PKPass: NSObject, @unchecked Sendable {
  /// Creates an empty pass.
  public override init() { super.init() }

  /// Reads a pass, which throws: the phone cannot check its signature.
  ///
  /// - Parameter data: The data of the pass.
  public init(data: Data) throws {
    super.init()
    RuntimeWarning.once(
      "PKPass: the phone has no wallet and reads no passes; see "
        + "PKPassLibrary.isPassLibraryAvailable() before", namesPlace: true)
    throw PKPassKitError(.invalidSignature)
  }
}
