import Synchronization
internal import TactusThreads

/// The app's calls, oldest first, with their observers and providers.
///
/// - Thread: any.
final class CallList: Sendable {
  /// A call of a provider.
  private struct Entry {
    var identifier: UUID
    var state: CallState
    var provider: ObjectIdentifier
  }

  private struct State {
    var entries: [Entry] = []
    var observers: [WeakReference<CXCallObserver>] = []
    var providers: [(identity: ObjectIdentifier, reference: WeakReference<CXProvider>)] = []
  }

  /// The calls of the app.
  static let shared = CallList()
  private let state = Mutex(State())

  // MARK: Objects

  /// Adds an observer, a weak reference.
  func add(_ observer: CXCallObserver) {
    let observer = WeakReference(observer)
    state.withLock { state in
      state.observers.removeAll { $0.object == nil }
      state.observers.append(observer)
    }
  }

  /// Adds a provider, a weak reference; it removes itself when it is released.
  func add(_ provider: CXProvider) {
    let (identity, reference) = (ObjectIdentifier(provider), WeakReference(provider))
    state.withLock { $0.providers.append((identity, reference)) }
  }

  /// The most recently created provider.
  var provider: CXProvider? {
    state.withLock { $0.providers }.lazy.reversed().compactMap(\.reference.object).first
  }

  /// Returns the provider of a call.
  func provider(of call: UUID) -> CXProvider? {
    let (owner, providers) = state.withLock { state in
      (state.entries.first { $0.identifier == call }?.provider, state.providers)
    }
    return providers.first { $0.identity == owner }?.reference.object
  }

  /// Removes a provider and ends its calls.
  func remove(_ provider: ObjectIdentifier) {
    // The provider may be deinitializing: its weak references are not read within the lock.
    state.withLock { $0.providers.removeAll { $0.identity == provider } }
    for call in calls(of: provider) { change(call) { $0.hasEnded = true } }
  }

  // MARK: Calls

  /// The calls that have not ended.
  var calls: [CXCall] { state.withLock { $0.entries }.map { CXCall($0.identifier, $0.state) } }

  private func calls(of owner: ObjectIdentifier) -> [UUID] {
    state.withLock { $0.entries }.filter { $0.provider == owner }.map(\.identifier)
  }

  /// Returns whether a call is ongoing.
  func contains(_ call: UUID) -> Bool {
    state.withLock { $0.entries.contains { $0.identifier == call } }
  }

  /// The number of calls of a provider.
  func count(of provider: CXProvider) -> Int { calls(of: ObjectIdentifier(provider)).count }

  /// Whether a call of a provider uses audio.
  func usesSound(_ provider: CXProvider) -> Bool {
    let owner = ObjectIdentifier(provider)
    return state.withLock { $0.entries.contains { $0.provider == owner && $0.state.usesSound } }
  }

  /// Adds a call and notifies the observers; returns whether the identifier was free.
  func add(_ call: UUID, isOutgoing: Bool, provider: CXProvider) -> Bool {
    let entry = Entry(
      identifier: call, state: CallState(isOutgoing: isOutgoing),
      provider: ObjectIdentifier(provider))
    let isNew = state.withLock { state in
      guard !state.entries.contains(where: { $0.identifier == call }) else { return false }
      state.entries.append(entry)
      return true
    }
    if isNew { tell(CXCall(call, entry.state)) }
    return isNew
  }

  /// Changes a call and notifies the observers; an ended call is removed.
  func change(_ call: UUID, _ body: (inout CallState) -> Void) {
    let changed = state.withLock { state -> CallState? in
      guard let index = state.entries.firstIndex(where: { $0.identifier == call }) else {
        return nil
      }
      body(&state.entries[index].state)
      let changed = state.entries[index].state
      if changed.hasEnded { state.entries.remove(at: index) }
      return changed
    }
    if let changed { tell(CXCall(call, changed)) }
  }

  private func tell(_ call: CXCall) {
    for observer in state.withLock({ $0.observers }) { observer.object?.tell(call) }
  }
}
