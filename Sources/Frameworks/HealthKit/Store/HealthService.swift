internal import Synchronization
internal import TactusHealthModel
internal import TactusPhoneClient
internal import TactusPhoneLink

/// The app's side of the service of health data.
///
/// - Thread: any, for every member.
final class HealthService: Sendable {
  /// The service of the app's link to its phone.
  static var current: HealthService {
    let link = AppPhone.link
    let channel = ServiceChannel.of(link)
    return link.storage.object(HealthService.self) { HealthService(link, channel) }
  }

  /// A receiver of a response, in the app's next turn.
  typealias Receiver = @MainActor @Sendable (Result<String, HKError>) -> Void

  // MARK: Asking

  /// Sends a request asynchronously; the receiver gets the response.
  func send(_ request: HealthRequest, _ receive: @escaping Receiver) {
    let callbacks = link.callbacks
    channel.send(request.payload, version: HealthRequest.version, to: .health) { payload, _ in
      let result = Self.result(payload)
      callbacks.add { receive(result) }
    }
  }

  /// Sends a request, and waits for the response.
  func call(_ request: HealthRequest) -> Result<String, HKError> {
    Self.result(
      channel.call(request.payload, version: HealthRequest.version, to: .health))
  }

  /// Sends a request of a system app, and waits for the response.
  func call(_ request: HealthSettingsRequest) -> Result<String, HKError> {
    Self.result(
      channel.call(
        request.payload, version: HealthSettingsRequest.version, to: .healthSettings))
  }

  /// Runs a function in the app's next turn, for which the phone is asked.
  func later(_ body: @escaping @MainActor @Sendable () -> Void) { send(.access) { _ in body() } }

  /// Saves samples in as many messages as necessary.
  func save(_ samples: [HealthSample], _ receive: @escaping Receiver) {
    var rest = samples[...]
    while true {
      let part = Array(rest.prefix(Self.samplesPerMessage))
      rest = rest.dropFirst(Self.samplesPerMessage)
      if rest.isEmpty { return send(.save(part), receive) }
      send(.stage(part)) { _ in }
    }
  }

  /// Collects all samples of a type that meet a filter, page by page.
  func samples(
    _ type: String, _ filter: HealthFilter, limit: Int = .max, isDescending: Bool = false,
    _ found: [HealthSample] = [], after place: HealthPlace? = nil,
    _ receive: @escaping @MainActor @Sendable (Result<[HealthSample], HKError>) -> Void
  ) {
    guard HealthType.find(type) != nil else { return later { receive(.success([])) } }
    let request = HealthRequest.samples(
      type: type, filter, after: place, limit: min(limit - found.count, Int(Int32.max)),
      isDescending: isDescending)
    send(request) { [self] result in
      switch result {
      case .failure(let error): receive(.failure(error))
      case .success(let payload):
        let page = HealthPage(json: payload) ?? HealthPage()
        let all = found + page.samples
        guard page.isPartial, !page.samples.isEmpty, all.count < limit else {
          return receive(.success(all))
        }
        samples(
          type, filter, limit: limit, isDescending: isDescending, all, after: page.place, receive)
      }
    }
  }

  // MARK: Observing

  /// Calls a query's `changed()` after each change of types, until it is removed.
  func observe(_ query: HKQuery, _ types: [String]) {
    let types = types.filter { HealthType.find($0) != nil }
    let all = state.withLock { state in
      state.observers[ObjectIdentifier(query)] = (query, Set(types))
      return state.types
    }
    send(.observe(all)) { _ in }
  }

  /// Stops calling a query.
  func stopObserving(_ query: HKQuery) {
    let all: [String]? = state.withLock { state in
      guard state.observers.removeValue(forKey: ObjectIdentifier(query)) != nil else { return nil }
      return state.types
    }
    if let all { send(.observe(all)) { _ in } }
  }

  // MARK: Internals

  private struct State {
    var observers: [ObjectIdentifier: (query: HKQuery, types: Set<String>)] = [:]

    var types: [String] {
      observers.values.reduce(into: Set<String>()) { $0.formUnion($1.types) }.sorted()
    }
  }

  /// The maximum number of samples in a message.
  ///
  /// - Source: ours: with long metadata still below the limit of a payload. Confidence: guess.
  private static let samplesPerMessage = 1000

  private let link: ClientLink
  private let channel: ServiceChannel
  private let state = Mutex(State())

  private init(_ link: ClientLink, _ channel: ServiceChannel) {
    self.link = link
    self.channel = channel
    channel.setReceiver(of: .health) { [weak self] payload in
      let types = HealthAnswers.changedTypes(payload)
      self?.link.callbacks.add { self?.tell(types) }
    }
  }

  @MainActor
  private func tell(_ types: [String]) {
    let queries = state.withLock { state in
      state.observers.values.filter { !$0.types.isDisjoint(with: types) }.map(\.query)
    }
    for query in queries where !query.isStopped { query.changed(types) }
  }

  private static func result(_ payload: String?) -> Result<String, HKError> {
    guard let payload else {
      return .failure(HKError(.errorDatabaseInaccessible, "the phone does not answer"))
    }
    if let failure = HealthFailure(payload: payload) { return .failure(HKError(failure)) }
    return .success(payload)
  }
}
