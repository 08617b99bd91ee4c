internal import TactusCrashReports

/// A test's control of the store.
///
/// Steps Purchases.TE1…. All sessions of a phone share its store.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
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

  /// Whether purchases are made without asking the user.
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

  /// Whether a subscription stays active for a grace period after a failed renewal.
  open var billingGracePeriodIsEnabled: Bool {
    get { settings.hasGracePeriod }
    set { set { $0.hasGracePeriod = newValue } }
  }

  /// Whether renewals fail, as if the card was declined.
  open var shouldEnterBillingRetryOnRenewal: Bool {
    get { settings.failsRenewals }
    set { set { $0.failsRenewals = newValue } }
  }

  /// The three-letter country code of the storefront; the app is notified of changes.
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

  /// Simulates an error of a store API; `nil` ends the simulation.
  open func setSimulatedError<Function: StoreKitAPI>(
    _ error: Function.Failure?, forAPI api: Function
  ) async throws {
    let (function, failure) = (api._function, error.map { api._failure($0) })
    set { $0.errors[function] = failure }
  }

  /// Returns the simulated error of a store API; `nil` if it works.
  open func simulatedError<Function: StoreKitAPI>(forAPI api: Function) -> Function.Failure? {
    settings.errors[api._function].flatMap { api._error($0) }
  }

  /// Restores the settings of the configuration file.
  open func resetToDefaultState() {
    failureError = .unknown
    let settings = configuration.settings
    change { $0.settings = settings }
  }

  // MARK: Transactions

  /// Removes all transactions.
  open func clearTransactions() {
    change { state in
      state.log.removeAll()
      state.forgetUntold()
      state.events = [.cleared]
    }
  }

  /// Returns all transactions, including pending and interrupted ones.
  open func allTransactions() -> [SKTestTransaction] {
    let found = try? store.read { state in
      state.log.entries.map { SKTestTransaction($0, state) }
    }
    return found ?? []
  }

  // MARK: Purchases

  /// Simulates a purchase outside of the app, of which the app is notified (Purchases.TE3).
  ///
  /// - Throws: `Product.PurchaseError` or `StoreKitError`.
  @discardableResult
  nonisolated(nonsending) open func buyProduct(
    identifier: String, options: Set<Product.PurchaseOption> = []
  ) async throws -> Transaction {
    let entry = try buy(PurchaseOrder(identifier, options))
    return Transaction(entry, store)
  }

  /// Simulates a purchase outside of the app, of which the app is notified.
  ///
  /// - Throws: `Product.PurchaseError` or `StoreKitError`.
  open func buyProduct(productIdentifier: String) throws {
    _ = try buy(PurchaseOrder(productIdentifier))
  }

  /// Approves a purchase that waits for a parent.
  open func approveAskToBuyTransaction(identifier: UInt) throws {
    guard try store.approve(UInt64(identifier)) != nil else {
      throw SessionError.noTransaction(identifier)
    }
  }

  /// Declines a purchase that waits for a parent.
  open func declineAskToBuyTransaction(identifier: UInt) throws {
    guard try store.decline(UInt64(identifier)) else {
      throw SessionError.noTransaction(identifier)
    }
  }

  /// Resolves the issue of an interrupted purchase, or of a failed renewal.
  open func resolveIssueForTransaction(identifier: UInt) throws {
    if try store.approve(UInt64(identifier)) != nil { return }
    guard let group = try group(identifier), try store.resolve(group) else {
      throw SessionError.noTransaction(identifier)
    }
  }

  /// Returns the money of a purchase.
  open func refundTransaction(identifier: UInt) throws {
    guard try store.refund(UInt64(identifier)) else {
      throw SessionError.noTransaction(identifier)
    }
  }

  /// Removes a transaction.
  open func deleteTransaction(identifier: UInt) throws {
    try store.change { state in
      guard state.log.entry(UInt64(identifier)) != nil else {
        throw SessionError.noTransaction(identifier)
      }
      state.log.remove(UInt64(identifier))
    }
  }

  // MARK: Subscriptions

  /// Expires a subscription now, without renewal.
  open func expireSubscription(productIdentifier: String) throws {
    guard try store.expire(productIdentifier) else {
      throw SessionError.noSubscription(productIdentifier)
    }
  }

  /// Renews a subscription now.
  open func forceRenewalOfSubscription(productIdentifier: String) throws {
    guard try store.renew(productIdentifier) else {
      throw SessionError.noSubscription(productIdentifier)
    }
  }

  /// Enables the automatic renewal of a subscription.
  open func enableAutoRenewForTransaction(identifier: UInt) throws {
    try setRenewal(identifier, true)
  }

  /// Disables the automatic renewal of a subscription, which expires with its period.
  open func disableAutoRenewForTransaction(identifier: UInt) throws {
    try setRenewal(identifier, false)
  }

  /// Asks the user of a subscription to agree to a higher price.
  open func requestPriceIncreaseConsentForTransaction(identifier: UInt) throws {
    try setPriceIncrease(identifier, 0)
  }

  /// Agrees to a higher price.
  open func consentToPriceIncreaseForTransaction(identifier: UInt) throws {
    try setPriceIncrease(identifier, 1)
  }

  /// Declines a higher price: the subscription expires with its period.
  open func declinePriceIncreaseForTransaction(identifier: UInt) throws {
    try setPriceIncrease(identifier, nil)
    try setRenewal(identifier, false)
  }

  // MARK: Internals

  var settings: StoreSettings { (try? store.read(\.settings)) ?? StoreSettings() }

  /// Changes the store; if its log cannot be saved, a warning says so.
  @discardableResult
  func change<Result>(_ body: (inout LocalStore.State) throws -> Result) -> Result? {
    try? store.change(body)
  }

  private func set(_ body: (inout StoreSettings) -> Void) { change { body(&$0.settings) } }
}

extension SKTestSession {
  fileprivate func buy(_ order: PurchaseOrder) throws -> StoredTransaction {
    do throws(PurchaseFailure) {
      _ = try store.item(of: order)
      switch try store.buy(order, isOutside: true) {
      case .paid(let entry), .waiting(let entry), .interrupted(let entry): return entry
      }
    } catch {
      throw error.error ?? StoreKitError.userCancelled
    }
  }

  fileprivate func group(_ identifier: UInt) throws -> String? {
    try store.read { $0.log.entry(UInt64(identifier))?.groupID }
  }

  fileprivate func setRenewal(_ identifier: UInt, _ renews: Bool) throws {
    guard let group = try group(identifier) else { throw SessionError.noTransaction(identifier) }
    try store.change { state in
      state.log.subscriptions[group]?.renews = renews
      state.events.append(.status(group: group))
    }
  }

  fileprivate func setPriceIncrease(_ identifier: UInt, _ value: Int?) throws {
    guard let group = try group(identifier) else { throw SessionError.noTransaction(identifier) }
    try store.change { state in
      state.log.subscriptions[group]?.priceIncrease = value
      state.events.append(.status(group: group))
    }
  }
}
