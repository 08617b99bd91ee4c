import Dispatch
import Synchronization
internal import TactusCrashReports
internal import TactusThreads

/// The provider of an app's calls; the phone shows no call screen.
///
/// Calls are reported to the phone (Calls.CP1…).
///
/// - Thread: any; a lock guards what changes in it.
open class CXProvider: NSObject, @unchecked Sendable {
  private struct State {
    var delegate = WeakReference<any CXProviderDelegate>(nil)
    var queue = DispatchQueue.main
    var configuration: CXProviderConfiguration
    var transactions: [CXTransaction] = []
    var hasSound = false
  }

  private let state: Mutex<State>

  /// Creates a provider.
  public init(configuration: CXProviderConfiguration) {
    let copy = configuration.copy() as? CXProviderConfiguration ?? configuration
    state = Mutex(State(configuration: copy))
    super.init()
    CallList.shared.add(self)
  }

  /// Sets the delegate, a weak reference, and its queue; `nil` for the main queue.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    let delegate = WeakReference(delegate)
    state.withLock { state in
      state.delegate = delegate
      state.queue = queue ?? .main
    }
    tell { $0.providerDidBegin($1) }
  }

  /// The configuration.
  open var configuration: CXProviderConfiguration {
    get { state.withLock { $0.configuration } }
    set {
      let copy = newValue.copy() as? CXProviderConfiguration ?? newValue
      state.withLock { $0.configuration = copy }
    }
  }

  /// Ends the calls and fails the pending actions; the delegate is no longer called (Calls.CP4).
  open func invalidate() {
    let transactions = state.withLock { state in
      defer { (state.transactions, state.delegate) = ([], WeakReference(nil)) }
      return state.transactions
    }
    for action in transactions.flatMap(\.actions) { action.fail() }
    CallList.shared.remove(ObjectIdentifier(self))
    updateSound()
  }

  // Another provider at the same address would otherwise take over the remaining calls.
  deinit { CallList.shared.remove(ObjectIdentifier(self)) }

  // MARK: Calls

  /// Reports an incoming call (Calls.CP2).
  ///
  /// - Parameters:
  ///   - uuid: The identifier of the call.
  ///   - update: The known properties of the call.
  ///   - completion: A closure, called on the delegate's queue with the error.
  open func reportNewIncomingCall(
    with uuid: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let error = report(uuid)
    state.withLock { $0.queue }.async { completion(error) }
  }

  /// Reports an incoming call, and throws if the identifier is in use (Calls.CP2).
  open func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate) async throws {
    if let error = report(uuid) { throw error }
  }

  private func report(_ uuid: UUID) -> CXErrorCodeIncomingCallError? {
    RuntimeWarning.once(
      "CXProvider: there is no screen of calls, so the app itself has to answer them",
      namesPlace: true)
    let isNew = CallList.shared.add(uuid, isOutgoing: false, provider: self)
    return isNew ? nil : CXErrorCodeIncomingCallError(.callUUIDAlreadyExists)
  }

  /// Reports changed properties of a call; there is no screen that shows them.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {
    CallList.shared.change(UUID) { _ in }
  }

  /// Reports that a call ended on the other side.
  open func reportCall(
    with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
  ) {
    CallList.shared.change(UUID) { $0.hasEnded = true }
    updateSound()
  }

  /// Reports that an outgoing call is connecting.
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {
    CallList.shared.change(UUID) { _ in }
  }

  /// Reports that an outgoing call is connected.
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {
    CallList.shared.change(UUID) { $0.hasConnected = true }
  }

  // MARK: Actions

  /// The transactions with incomplete actions.
  open var pendingTransactions: [CXTransaction] {
    state.withLock { $0.transactions }.filter { !$0.isComplete }
  }

  /// Returns the incomplete actions of a kind for a call.
  open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID)
    -> [CXCallAction]
  {
    pendingTransactions.flatMap(\.actions).compactMap { $0 as? CXCallAction }.filter {
      $0.callUUID == callUUID && !$0.isComplete && type(of: $0) == callActionClass
    }
  }

  /// Has the delegate perform a transaction's actions (Calls.CC3).
  func perform(_ transaction: CXTransaction) {
    for action in transaction.actions {
      guard let action = action as? CXCallAction else { continue }
      action.onEnd { [weak self, weak action] isDone in
        if let self, let action { end(action, isDone) }
      }
    }
    state.withLock { state in
      state.transactions.removeAll(where: \.isComplete)
      state.transactions.append(transaction)
    }
    let hasDelegate = tell { delegate, provider in
      guard !delegate.provider(provider, execute: transaction) else { return }
      for action in transaction.actions { delegate.perform(action, of: provider) }
    }
    if !hasDelegate { for action in transaction.actions { action.fail() } }
  }

  /// Updates the call of a completed action (Calls.CC4).
  private func end(_ action: CXCallAction, _ isDone: Bool) {
    CallList.shared.change(action.callUUID) { call in
      switch action {
      case is CXStartCallAction:
        call.usesSound = isDone
        call.hasEnded = !isDone
      case is CXAnswerCallAction:
        call.usesSound = isDone
        call.hasConnected = isDone
        call.hasEnded = !isDone
      case is CXEndCallAction: call.hasEnded = true
      case let held as CXSetHeldCallAction: if isDone { call.isOnHold = held.isOnHold }
      default: break
      }
    }
    updateSound()
  }

  /// Notifies the delegate that its calls may use audio, or no longer may (Calls.CP3).
  private func updateSound() {
    let usesSound = CallList.shared.usesSound(self)
    let hasChanged = state.withLock { state in
      defer { state.hasSound = usesSound }
      return state.hasSound != usesSound
    }
    guard hasChanged else { return }
    let (delegate, queue) = state.withLock { ($0.delegate, $0.queue) }
    queue.async { [self] in
      let session = AVAudioSession.sharedInstance()
      try? session.setActive(usesSound)
      if usesSound {
        delegate.object?.provider(self, didActivate: session)
      } else {
        delegate.object?.provider(self, didDeactivate: session)
      }
    }
  }

  /// Calls the delegate on its queue, and returns whether there is one.
  @discardableResult
  private func tell(
    _ body: @escaping @Sendable (any CXProviderDelegate, CXProvider) -> Void
  ) -> Bool {
    let (delegate, queue) = state.withLock { ($0.delegate, $0.queue) }
    guard delegate.object != nil else { return false }
    queue.async { [self] in
      if let delegate = delegate.object { body(delegate, self) }
    }
    return true
  }
}
