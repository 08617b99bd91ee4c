import Synchronization

/// The calls of the app, in the order in which they began, and who watches them.
///
/// - Thread: any.
final class CallList: Sendable {
  /// A call of a provider.
  private struct Entry {
    var identifier: UUID
    var state: CallState
    var provider: ObjectIdentifier
  }

  private struct Watcher: @unchecked Sendable {
    weak var observer: CXCallObserver?
  }

  private struct WeakProvider: @unchecked Sendable {
    weak var provider: CXProvider?
  }

  private struct State {
    var entries: [Entry] = []
    var watchers: [Watcher] = []
    var providers: [WeakProvider] = []
  }

  /// The calls of the app.
  static let shared = CallList()
  private let state = Mutex(State())

  // MARK: Objects

  func add(_ observer: CXCallObserver) {
    let watcher = Watcher(observer: observer)
    state.withLock { state in
      state.watchers.removeAll { $0.observer == nil }
      state.watchers.append(watcher)
    }
  }

  func add(_ provider: CXProvider) {
    let provider = WeakProvider(provider: provider)
    state.withLock { state in
      state.providers.removeAll { $0.provider == nil }
      state.providers.append(provider)
    }
  }

  /// The provider that was made last.
  var provider: CXProvider? {
    state.withLock { $0.providers }.last { $0.provider != nil }?.provider
  }

  /// Returns the provider of a call.
  func provider(of call: UUID) -> CXProvider? {
    let (owner, providers) = state.withLock { state in
      (state.entries.first { $0.identifier == call }?.provider, state.providers)
    }
    return providers.lazy.compactMap(\.provider).first { ObjectIdentifier($0) == owner }
  }

  func remove(_ provider: CXProvider) {
    let owner = ObjectIdentifier(provider)
    state.withLock { state in
      state.providers.removeAll { $0.provider == nil || $0.provider === provider }
    }
    for call in calls(of: owner) { change(call) { $0.hasEnded = true } }
  }

  // MARK: Calls

  /// The calls that have not ended.
  var calls: [CXCall] { state.withLock { $0.entries }.map { CXCall($0.identifier, $0.state) } }

  private func calls(of owner: ObjectIdentifier) -> [UUID] {
    state.withLock { $0.entries }.filter { $0.provider == owner }.map(\.identifier)
  }

  func contains(_ call: UUID) -> Bool {
    state.withLock { $0.entries.contains { $0.identifier == call } }
  }

  /// The number of calls of a provider.
  func count(of provider: CXProvider) -> Int { calls(of: ObjectIdentifier(provider)).count }

  /// Whether a call of a provider uses sound.
  func usesSound(_ provider: CXProvider) -> Bool {
    let owner = ObjectIdentifier(provider)
    return state.withLock { $0.entries.contains { $0.provider == owner && $0.state.usesSound } }
  }

  /// Adds a call, and tells its watchers; returns whether there was none of the identifier.
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

  /// Changes a call, and tells its watchers; a call that has ended is removed.
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
    for watcher in state.withLock({ $0.watchers }) { watcher.observer?.tell(call) }
  }
}
