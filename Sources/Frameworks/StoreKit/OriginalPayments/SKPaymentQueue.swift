internal import Synchronization
internal import TactusCrashReports
internal import TactusVirtualTime

/// The queue of payments.
///
/// Steps Purchases.PA1…. Observers are called on the main thread, in a turn of the app.
///
/// - Thread: any; a lock guards its state, and the app sets the delegate beforehand.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  /// An observer, which is used on the main thread.
  ///
  /// Sendable because the observer is used as its own class says.
  private struct WeakObserver: @unchecked Sendable {
    weak var observer: (any SKPaymentTransactionObserver)?
    let identity: ObjectIdentifier

    init(_ observer: any SKPaymentTransactionObserver) {
      (self.observer, identity) = (observer, ObjectIdentifier(observer))
    }
  }

  private struct State {
    var transactions: [SKPaymentTransaction] = []
    var observers: [WeakObserver] = []
    var isLoaded = false
  }

  private let state = Mutex(State())
  private weak var ownStore: LocalStore?

  /// Creates a queue in addition to the app's, for tests; it receives only its own payments.
  public override init() {
    ownStore = LocalStore.current
    super.init()
  }

  convenience init(_ store: LocalStore) {
    self.init()
    ownStore = store
  }

  /// Returns the queue of the app.
  open class func `default`() -> Self {
    let store = LocalStore.current
    guard let queue = store.queueState.queue(store) as? Self else {
      programmingError("\(self).default(): the queue of an app is an SKPaymentQueue")
    }
    return queue
  }

  /// Returns true: no setting of the phone restricts purchases.
  open class func canMakePayments() -> Bool { true }

  /// The delegate.
  open weak var delegate: (any SKPaymentQueueDelegate)?

  /// The storefront.
  open var storefront: SKStorefront? {
    SKStorefront(store.known({ $0.settings.countryCode }, otherwise: "USA"))
  }

  // MARK: Observers

  /// Adds an observer, which receives all unfinished transactions (Purchases.PA3).
  ///
  /// The queue does not retain it.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    load()
    let new = WeakObserver(observer)
    let isNew = state.withLock { state in
      state.observers.removeAll { $0.observer == nil }
      guard !state.observers.contains(where: { $0.identity == new.identity }) else { return false }
      state.observers.append(new)
      return true
    }
    guard isNew, !transactions.isEmpty else { return }
    PhoneTime.runLater { [weak self] in
      guard let self, let added = new.observer, !transactions.isEmpty else { return }
      added.paymentQueue(self, updatedTransactions: transactions)
    }
  }

  /// Removes an observer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    let identity = ObjectIdentifier(observer)
    state.withLock { $0.observers.removeAll { $0.observer == nil || $0.identity == identity } }
  }

  /// The observers.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    state.withLock { $0.observers.compactMap(\.observer) }
  }

  // MARK: Transactions

  /// The unfinished transactions.
  open var transactions: [SKPaymentTransaction] {
    load()
    return state.withLock(\.transactions)
  }

  /// Buys (Purchases.PA1).
  open func add(_ payment: SKPayment) {
    load()
    if transactionObservers.isEmpty {
      RuntimeWarning.once(
        "a payment was added to the SKPaymentQueue, which has no observer: nothing is told of the "
          + "purchase; add an observer as the app launches", namesPlace: true)
    }
    guard let payment = payment.copy() as? SKPayment else { return }
    let transaction = SKPaymentTransaction(payment)
    state.withLock { $0.transactions.append(transaction) }
    PhoneTime.runLater { [weak self] in
      guard let self else { return }
      tell(updated: [transaction])
      PaymentProcess(transaction, self, store).start()
    }
  }

  /// Finishes a transaction, and removes it from the queue (Purchases.PA4).
  ///
  /// One that is still being purchased traps.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    let isMember = state.withLock { $0.transactions.contains { $0 === transaction } }
    guard isMember else { return }
    guard transaction.transactionState != .purchasing else {
      programmingError(
        "SKPaymentQueue.finishTransaction: the transaction is still being purchased; finish those "
          + "that are purchased, failed or restored")
    }
    remove([transaction])
    if let id = transaction.entryID { store.finish(id) }
  }

  /// Restores what the user has bought (Purchases.PA6).
  open func restoreCompletedTransactions() {
    restoreCompletedTransactions(withApplicationUsername: nil)
  }

  /// Restores what the user has bought (Purchases.PA6).
  ///
  /// - Parameter username: The app's name of its user, to restore only that user's purchases.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    load()
    PhoneTime.runLater { [weak self] in self?.restore(username) }
  }

  // MARK: Sheets and downloads

  /// Asks the user for consent to a higher price; does nothing, as there is none.
  open func showPriceConsentIfNeeded() {}

  /// Shows a sheet to redeem a code; the phone has none, and a warning says so once.
  open func presentCodeRedemptionSheet() { StorePages.noteCodes() }

  /// Starts downloads; does nothing, as there are none.
  open func start(_ downloads: [SKDownload]) {}
  /// Pauses downloads; does nothing, as there are none.
  open func pause(_ downloads: [SKDownload]) {}
  /// Resumes downloads; does nothing, as there are none.
  open func resume(_ downloads: [SKDownload]) {}
  /// Cancels downloads; does nothing, as there are none.
  open func cancel(_ downloads: [SKDownload]) {}

  // MARK: Internals

  /// The store; that of the running app after the end of a test's phone.
  private var store: LocalStore { ownStore ?? LocalStore.current }

  /// Notifies the observers of new states.
  func tell(updated transactions: [SKPaymentTransaction]) {
    for observer in transactionObservers {
      observer.paymentQueue(self, updatedTransactions: transactions)
    }
  }

  /// Handles what has happened in the store.
  func receive(_ events: [StoreEvent]) {
    for event in events {
      switch event {
      case .arrived(let entry): append(SKPaymentTransaction(entry))
      case .approved(let entry):
        if let waiting = transaction(entry.id) {
          waiting.change { $0.set(entry, .purchased) }
          tell(updated: [waiting])
        } else {
          append(SKPaymentTransaction(entry))
        }
      case .declined(let entry):
        guard let waiting = transaction(entry.id) else { continue }
        waiting.change { ($0.state, $0.error) = (.failed, SKError(.paymentCancelled)) }
        tell(updated: [waiting])
      case .revoked(let entry):
        for observer in transactionObservers {
          observer.paymentQueue(
            self, didRevokeEntitlementsForProductIdentifiers: [entry.productID])
        }
      case .finished(let entry):
        if let finished = transaction(entry.id), finished.transactionState != .restored {
          remove([finished])
        }
      case .storefront:
        for observer in transactionObservers { observer.paymentQueueDidChangeStorefront(self) }
      case .cleared: state.withLock { $0.transactions = [] }
      case .status: break
      }
    }
  }

  /// Adds a transaction, and notifies the observers.
  func append(_ transaction: SKPaymentTransaction) {
    state.withLock { $0.transactions.append(transaction) }
    tell(updated: [transaction])
  }

  /// Reports a pending unfinished transaction again, in place of a payment for the same product,
  /// which is removed from the queue (Purchases.BU4).
  ///
  /// - Returns: Whether there is one.
  func tellAgain(_ entry: StoredTransaction, insteadOf new: SKPaymentTransaction) -> Bool {
    let old = state.withLock { state in
      state.transactions.first {
        $0 !== new && $0.entryID == entry.id && $0.transactionState == .purchased
      }
    }
    guard let old else { return false }
    tell(updated: [old])
    remove([new])
    return true
  }

  private func transaction(_ entry: UInt64) -> SKPaymentTransaction? {
    state.withLock { $0.transactions.first { $0.entryID == entry } }
  }

  private func remove(_ removed: [SKPaymentTransaction]) {
    let found = state.withLock { state in
      let found = removed.filter { one in state.transactions.contains { $0 === one } }
      state.transactions.removeAll { one in removed.contains { $0 === one } }
      return found
    }
    guard !found.isEmpty else { return }
    PhoneTime.runLater { [weak self] in
      guard let self else { return }
      for observer in transactionObservers {
        observer.paymentQueue(self, removedTransactions: found)
      }
    }
  }

  /// Loads the unfinished transactions of earlier runs, once (Purchases.PA3).
  private func load() {
    let isFirst = state.withLock { state in
      defer { state.isLoaded = true }
      return !state.isLoaded
    }
    guard isFirst else { return }
    let left = store.known(
      { state in
        state.log.entries.filter { entry in
          entry.stage == .waiting || entry.stage == .paid && state.untold.contains(entry.id)
        }
      }, otherwise: [])
    let transactions = left.map {
      SKPaymentTransaction($0, state: $0.stage == .waiting ? .deferred : .purchased)
    }
    state.withLock { $0.transactions += transactions }
  }

  private func restore(_ username: String?) {
    do {
      let entries = try store.read { state in
        if let failure = state.settings.errors[.appStoreSync] { throw failure.originalError }
        return state.log.entries.filter { entry in
          (entry.kind == .nonConsumable || entry.kind == .autoRenewable) && entry.stage == .paid
            && entry.isFinished && entry.revocationDate == nil
            && (username == nil || entry.username == username)
        }
      }
      let restored = entries.map { SKPaymentTransaction($0, state: .restored) }
      if !restored.isEmpty {
        state.withLock { $0.transactions += restored }
        tell(updated: restored)
      }
      for observer in transactionObservers {
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    } catch {
      for observer in transactionObservers {
        observer.paymentQueue(self, restoreCompletedTransactionsFailedWithError: error)
      }
    }
  }
}
