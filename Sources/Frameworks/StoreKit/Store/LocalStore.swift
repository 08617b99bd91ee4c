internal import CryptoKit
internal import Synchronization
internal import TactusCrashReports
internal import TactusPhoneClient
internal import TactusThreads
internal import TactusVirtualTime

/// The store of an app: products of a configuration file, and the log of what was bought.
///
/// Each phone of a test has its own store. Steps Purchases.CF1…, Purchases.LO1….
///
/// - Thread: any, for every member.
package final class LocalStore: Sendable {
  /// The store of the app that runs.
  package static var current: LocalStore {
    let link = AppPhone.link
    return link.storage.object(LocalStore.self) { LocalStore() }
  }

  /// The knowledge of the store.
  package struct State: Sendable {
    /// The products and the settings of a test or a file.
    package var configuration: StoreConfiguration
    /// The settings.
    package var settings: StoreSettings
    /// The log.
    package var log: TransactionLog
    /// The transactions not yet reported to an observer or listener.
    var untold: [UInt64] = []
    /// The time of the scheduled timer for the next event.
    var wakeDate: Date?
    /// The events of the current change.
    package var events: [StoreEvent] = []
    /// The current time.
    package fileprivate(set) var now: Date
  }

  /// The observers of the original interface's queue.
  let queueState = PaymentQueueState()
  /// The listeners to transactions.
  let transactionListeners = UpdateListeners<StoredTransaction>()
  /// The listeners to subscriptions.
  let statusListeners = UpdateListeners<String>()
  /// The listeners to storefronts.
  let storefrontListeners = UpdateListeners<String>()

  private struct Stored: Sendable {
    /// The file of the log; `nil` to keep it in memory.
    var file: TransactionFile?
    /// The configuration of a test; `nil` to search for one.
    var configuration: StoreConfiguration?
    /// The state of the store; `nil` before first use.
    var state: State?
  }

  private let stored: Mutex<Stored>
  private let clock = StoreClock()

  private convenience init() {
    // Purchases.LO1: the phones of tests keep their logs in memory.
    let isOfProcess = AppContext.current === AppContext.process
    self.init(file: isOfProcess ? TransactionFile.ofContainer : nil)
  }

  /// Creates a store.
  ///
  /// - Parameter file: The file of its log; `nil` to keep it in memory.
  package init(file: TransactionFile?) {
    stored = Mutex(Stored(file: file))
  }

  // MARK: Access

  /// The current time.
  package var now: Date { clock.now }

  /// Reads the current state.
  package func read<Result>(_ body: (State) throws -> Result) throws -> Result {
    try change { try body($0) }
  }

  /// Reads the current state; without its transactions if the log cannot be used.
  func known<Result>(_ body: (State) -> Result, otherwise: Result) -> Result {
    (try? read(body)) ?? otherwise
  }

  /// Changes the state; if the new log cannot be saved, nothing changes (Purchases.LO2).
  ///
  /// - Parameter body: Makes the change while other threads wait.
  package func change<Result>(_ body: (inout State) throws -> Result) throws -> Result {
    let now = now
    let (result, events, wake) = try stored.withLock { stored in
      var state = try load(&stored, now)
      let old = state.log
      Renewals.advance(&state)
      let result = try body(&state)
      if state.log != old {
        do {
          try stored.file?.write(state.log)
        } catch {
          RuntimeWarning.once("StoreKit: what was bought cannot be written: \(error)")
          throw PurchaseFailure.storage(error)
        }
      }
      for case .arrived(let entry) in state.events { state.untold.append(entry.id) }
      let wake = Renewals.next(state)
      let isNew = wake != nil && wake != state.wakeDate
      state.wakeDate = wake
      stored.state = state
      return (result, state.events, isNew ? wake : nil)
    }
    tell(events)
    if let wake { setTimer(wake) }
    return result
  }

  /// Returns the unreported transactions, and marks them as reported.
  package func takeUntold() -> [StoredTransaction] {
    let taken = try? change { state in
      defer { state.untold = [] }
      return state.untold.compactMap { state.log.entry($0) }
        .filter { !$0.isFinished && $0.stage == .paid }
    }
    return taken ?? []
  }

  /// Uses a test's configuration, and keeps the log in memory from now on (Purchases.TE1).
  package func use(_ configuration: StoreConfiguration) {
    stored.withLock { stored in
      if stored.file != nil { (stored.file, stored.state) = (nil, nil) }
      stored.configuration = configuration
      stored.state?.configuration = configuration
      stored.state?.settings = configuration.settings
    }
  }

  // MARK: Internals

  private func load(_ stored: inout Stored, _ now: Date) throws -> State {
    if var state = stored.state {
      (state.events, state.now) = ([], now)
      return state
    }
    var kept: TransactionLog?
    do {
      kept = try stored.file?.read()
    } catch {
      RuntimeWarning.once(
        "StoreKit: \(stored.file?.url.path ?? "") cannot be read, so there are no purchases; remove "
          + "the file to begin anew: \(error)")
      throw PurchaseFailure.storage(error)
    }
    let log = kept ?? TransactionLog(key: P256.Signing.PrivateKey().rawRepresentation, at: now)
    let configuration =
      stored.configuration ?? ConfigurationSearch.configuration() ?? StoreConfiguration()
    let state = State(
      configuration: configuration, settings: configuration.settings, log: log,
      untold: log.entries.filter { !$0.isFinished && $0.stage == .paid }.map(\.id), now: now)
    stored.state = state
    return state
  }

  /// Reports events to the app: to listeners at once, to observers in the app's next turn.
  private func tell(_ events: [StoreEvent]) {
    guard !events.isEmpty else { return }
    for event in events {
      switch event {
      case .arrived(let entry), .approved(let entry), .revoked(let entry):
        guard transactionListeners.add(entry) else { continue }
        _ = try? change { state in state.untold.removeAll { $0 == entry.id } }
      case .status(let group): statusListeners.add(group)
      case .storefront: storefrontListeners.add("")
      case .declined, .finished, .cleared: break
      }
    }
    PhoneTime.runLater { [queueState] in queueState.receive(events) }
  }

  /// Schedules the next check for renewals.
  private func setTimer(_ date: Date) {
    PhoneTime.runLater { [weak self] in
      guard let self else { return }
      PhoneTime.run(after: max(0, date.timeIntervalSince(now)) + Self.delay) { [weak self] in
        _ = try? self?.change { $0.wakeDate = nil }
      }
    }
  }

  /// The seconds after an event at which the store checks for it.
  ///
  /// - Source: ours: times are rounded. Confidence: guess.
  private static let delay = 0.001
}
