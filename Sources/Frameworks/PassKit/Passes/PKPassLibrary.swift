internal import TactusCrashReports

/// The user's passes: always empty, because the phone has no wallet (Wallet.PL1).
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// Creates a library.
  public override init() { super.init() }

  /// Returns false: the phone has no wallet.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Returns false: cards cannot be activated.
  open class func isPaymentPassActivationAvailable() -> Bool { false }

  /// Whether passes can be activated: always false.
  open var isSecureElementPassActivationAvailable: Bool { false }

  /// Returns an empty array.
  open func passes() -> [PKPass] { [] }
  /// Returns an empty array.
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  /// Returns nil.
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? {
    nil
  }
  /// Returns false.
  open func containsPass(_ pass: PKPass) -> Bool { false }
  /// Returns false: no pass can be replaced.
  open func replacePass(with pass: PKPass) -> Bool { false }
  /// Does nothing: no pass can be removed.
  open func removePass(_ pass: PKPass) {}

  /// Calls the closure with `didCancelAddPasses`, later on the main queue (Wallet.PL2).
  open func addPasses(
    _ passes: [PKPass],
    withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(.didCancelAddPasses) }
  }

  /// Returns `didCancelAddPasses` (Wallet.PL2).
  open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus {
    .didCancelAddPasses
  }

  // MARK: Cards

  /// The passes on other devices: always empty.
  open var remoteSecureElementPasses: [PKSecureElementPass] { [] }
  /// Returns an empty array.
  open func remotePaymentPasses() -> [PKPaymentPass] { [] }
  /// Returns false: the phone has no wallet.
  open func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool { false }
  /// Returns false: the phone has no wallet.
  open func canAddPaymentPass(withPrimaryAccountIdentifier primaryAccountIdentifier: String) -> Bool
  {
    false
  }
  /// Returns false: the phone has no wallet.
  open func canAddFelicaPass() -> Bool { false }
  /// Does nothing: no pass can be presented.
  open func present(_ pass: PKSecureElementPass) {}

  /// Calls the closure with a failure, later on the main queue: there is no card to activate
  /// (Wallet.PL3).
  open func activate(
    _ secureElementPass: PKSecureElementPass, activationData: Data,
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(false, PKPassKitError(.notEntitledError)) }
  }

  /// Throws an error: there is no card to activate (Wallet.PL3).
  open func activate(
    _ secureElementPass: PKSecureElementPass, activationData: Data
  ) async throws -> Bool { throw PKPassKitError(.notEntitledError) }

  /// Calls the closure with a failure, later on the main queue: there is no card to sign with
  /// (Wallet.PL3).
  open func sign(
    _ signData: Data, using secureElementPass: PKSecureElementPass,
    completion: @escaping @Sendable (Data?, Data?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completion(nil, nil, PKPassKitError(.notEntitledError)) }
  }

  /// Throws an error: there is no card to sign with (Wallet.PL3).
  open func sign(
    _ signData: Data, using secureElementPass: PKSecureElementPass
  ) async throws -> (Data, Data) { throw PKPassKitError(.notEntitledError) }

  // MARK: Terminals

  /// Calls the closure with `notSupported`, later on the main queue (Wallet.PL3).
  ///
  /// - Returns: The number of the request: 0, as there is none.
  open class func requestAutomaticPassPresentationSuppression(
    responseHandler: @escaping @Sendable (PKAutomaticPassPresentationSuppressionResult) -> Void
  ) -> PKSuppressionRequestToken {
    DispatchQueue.main.async { responseHandler(.notSupported) }
    return 0
  }
  /// Does nothing: there is no request to end.
  open class func endAutomaticPassPresentationSuppression(
    withRequestToken requestToken: PKSuppressionRequestToken
  ) {}
  /// Returns false.
  open class func isSuppressingAutomaticPassPresentation() -> Bool { false }
  /// Warns once that the phone cannot set up payments.
  open func openPaymentSetup() {
    RuntimeWarning.once(
      "PKPassLibrary.openPaymentSetup: the phone has no cards and no page that sets them up; see "
        + "isPassLibraryAvailable() before", namesPlace: true)
  }
}
