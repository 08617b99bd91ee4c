internal import TactusCrashReports

/// A test's control of the store.
///
/// Steps Purchases.TE1…. All sessions of a phone share its store.
///
/// - Thread: any.
open class SKTestSession: NSObject, @unchecked Sendable {
  private let store: LocalStore
  private let configuration: StoreConfiguration

  // MARK: Creating

  /// Creates a session with a configuration file in a bundle of the test.
  ///
  /// - Parameter filename: The name of the file, with or without its extension.
  /// - Throws: `SKTestSession.Error` or an error of reading the file.
  public convenience init(configurationFileNamed filename: String) throws {
    guard let url = ConfigurationSearch.file(named: filename) else {
      throw SessionError.missing(filename)
    }
    try self.init(contentsOf: url)
  }

  /// Creates a session with a configuration file.
  ///
  /// - Throws: An error of reading the file.
  public init(contentsOf url: URL) throws {
    configuration = try StoreConfiguration(contentsOf: url)
    store = LocalStore.current
    store.use(configuration)
    super.init()
  }

  // MARK: Settings

  /// Whether purchases ask nobody.
  open var disableDialogs: Bool {
    get { settings.disablesDialogs }
    set { set { $0.disablesDialogs = newValue } }
  }

  /// Whether purchases wait for the approval of a parent.
  open var askToBuyEnabled: Bool {
    get { settings.asksToBuy }
    set { set { $0.asksToBuy = newValue } }
  }

  /// Whether purchases are interrupted until their issue is resolved.
  open var interruptedPurchasesEnabled: Bool {
    get { settings.interruptsPurchases }
    set { set { $0.interruptsPurchases = newValue } }
  }

  /// Whether purchases fail, with `failureError`.
  open var failTransactionsEnabled: Bool {
    get { settings.failure != nil }
    set { set { $0.failure = newValue ? self.failureError : nil } }
  }

  /// The error of purchases that fail.
  open var failureError: SKError.Code = .unknown {
    didSet { if failTransactionsEnabled { set { $0.failure = self.failureError } } }
  }

  /// Whether a subscription stays in force for a while after a failed renewal.
  open var billingGracePeriodIsEnabled: Bool {
    get { settings.hasGracePeriod }
    set { set { $0.hasGracePeriod = newValue } }
  }

  /// Whether renewals fail, as if the card were declined.
  open var shouldEnterBillingRetryOnRenewal: Bool {
    get { settings.failsRenewals }
    set { set { $0.failsRenewals = newValue } }
  }

  /// The three letters of the storefront's country; a change is told to the app.
  open var storefront: String {
    get { settings.countryCode }
    set {
      change { state in
        guard state.settings.countryCode != newValue else { return }
        state.settings.countryCode = newValue
        state.events.append(.storefront)
      }
    }
  }

  /// The locale of titles and descriptions.
  open var locale: Locale {
    get { settings.localeIdentifier.map(Locale.init(identifier:)) ?? Locale.current }
    set { set { $0.localeIdentifier = newValue.identifier } }
  }

  /// The speed at which the periods of new subscriptions pass.
  open var timeRate: TimeRate {
    get { TimeRate(settings.rate) }
    set { set { $0.rate = newValue.rate } }
  }

  /// Lets a function of the store fail, or work again for `nil`.
  open func setSimulatedError<Function: StoreKitAPI>(
    _ error: Function.Failure?, forAPI api: Function
  ) async throws {
    let (function, failure) = (api._function, error.map { api._failure($0) })
    set { $0.errors[function] = failure }
  }

  /// Returns the error with which a function of the store fails; `nil` if it works.
  open func simulatedError<Function: StoreKitAPI>(forAPI api: Function) -> Function.Failure? {
    settings.errors[api._function].flatMap { api._error($0) }
  }

  /// Uses the settings of the configuration file again.
  open func resetToDefaultState() {
    failureError = .unknown
    let settings = configuration.settings
    change { $0.settings = settings }
  }

  // MARK: Internals

  var settings: StoreSettings { (try? store.read(\.settings)) ?? StoreSettings() }

  /// Changes the store; if its log cannot be kept, a warning says so.
  @discardableResult
  func change<Result>(_ body: (inout LocalStore.State) throws -> Result) -> Result? {
    try? store.change(body)
  }

  /// The store, for the session's other aspects.
  var ownStore: LocalStore { store }

  private func set(_ body: (inout StoreSettings) -> Void) { change { body(&$0.settings) } }
}

/// The reason why a session cannot be created or act.
enum SessionError: Error, LocalizedError {
  case missing(String)
  case noTransaction(UInt)
  case noSubscription(String)

  var errorDescription: String? {
    switch self {
    case .missing(let name):
      "no bundle of the test has a StoreKit configuration file '\(name)'; add it to the resources of "
        + "the target"
    case .noTransaction(let id): "there is no such transaction: \(id)"
    case .noSubscription(let id): "the user has no subscription of '\(id)'"
    }
  }
}
