internal import TactusCrashReports

/// The passes of the user, of which the phone has none (Wallet.PL1).
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// Creates a library.
  public override init() { super.init() }

  /// Returns whether the phone has a wallet: no.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Returns whether cards can be switched on: no.
  open class func isPaymentPassActivationAvailable() -> Bool { false }

  /// Whether cards can be switched on; false.
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

  /// Adds passes, which fails: a closure is called later on the main queue (Wallet.PL2).
  open func addPasses(
    _ passes: [PKPass],
    withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
  ) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(.didCancelAddPasses) }
  }

  /// Adds passes, which fails (Wallet.PL2).
  open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus {
    .didCancelAddPasses
  }

  // MARK: Cards

  /// The cards of other devices; none.
  open var remoteSecureElementPasses: [PKSecureElementPass] { [] }
  /// Returns the cards of other devices; none.
  open func remotePaymentPasses() -> [PKPaymentPass] { [] }
  /// Returns whether a card can be added: no.
  open func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool { false }
  /// Returns whether a card can be added: no.
  open func canAddPaymentPass(withPrimaryAccountIdentifier primaryAccountIdentifier: String) -> Bool
  {
    false
  }
  /// Returns whether a card with a FeliCa chip can be added: no.
  open func canAddFelicaPass() -> Bool { false }
  /// Does nothing, as there are no cards.
  open func present(_ pass: PKSecureElementPass) {}

  /// Switches a card on, which fails: a closure is called later on the main queue (Wallet.PL3).
  open func activate(
    _ secureElementPass: PKSecureElementPass, activationData: Data,
    completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(false, PKPassKitError(.notEntitledError)) }
  }

  /// Switches a card on, which throws (Wallet.PL3).
  open func activate(
    _ secureElementPass: PKSecureElementPass, activationData: Data
  ) async throws -> Bool { throw PKPassKitError(.notEntitledError) }

  /// Signs data with a card, which fails: a closure is called later on the main queue (Wallet.PL3).
  open func sign(
    _ signData: Data, using secureElementPass: PKSecureElementPass,
    completion: @escaping @Sendable (Data?, Data?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completion(nil, nil, PKPassKitError(.notEntitledError)) }
  }

  /// Signs data with a card, which throws (Wallet.PL3).
  open func sign(
    _ signData: Data, using secureElementPass: PKSecureElementPass
  ) async throws -> (Data, Data) { throw PKPassKitError(.notEntitledError) }

  // MARK: Terminals

  /// Asks the wallet to stay away near a terminal; the phone has none, as a closure is told later
  /// on the main queue (Wallet.PL3).
  ///
  /// - Returns: The number of the request: 0, as there is none.
  open class func requestAutomaticPassPresentationSuppression(
    responseHandler: @escaping @Sendable (PKAutomaticPassPresentationSuppressionResult) -> Void
  ) -> PKSuppressionRequestToken {
    DispatchQueue.main.async { responseHandler(.notSupported) }
    return 0
  }
  /// Does nothing, as there is no such request.
  open class func endAutomaticPassPresentationSuppression(
    withRequestToken requestToken: PKSuppressionRequestToken
  ) {}
  /// Returns whether the wallet stays away: no.
  open class func isSuppressingAutomaticPassPresentation() -> Bool { false }
  /// Does nothing but say once that the phone has no page that sets up payments.
  open func openPaymentSetup() {
    RuntimeWarning.once(
      "PKPassLibrary.openPaymentSetup: the phone has no cards and no page that sets them up; see "
        + "isPassLibraryAvailable() before", namesPlace: true)
  }
}
