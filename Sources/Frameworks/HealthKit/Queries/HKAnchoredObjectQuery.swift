internal import Synchronization
internal import TactusCrashReports
internal import TactusHealthModel

/// A query for additions and deletions since an anchor (Health.QU5, Health.QU7…).
///
/// - Thread: any; a lock guards what changes in it.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// A receiver of what was added and deleted, with the anchor after it, or an error.
  public typealias Handler =
    @Sendable (
      HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
    ) -> Void

  private let limit: Int
  private let handler: Handler
  private let descriptors: HealthDescriptors
  private let state: Mutex<State>

  private struct State {
    var row: Int
    var updateHandler: Handler?
    var service: HealthService?
    var isFetching = false
    var isOutdated = false
    /// Whether the handler has received a result.
    var isTold = false
  }

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - predicate: The conditions; `nil` for none.
  ///   - anchor: The anchor of an earlier query; `nil` for everything.
  ///   - limit: The maximum number of samples and deletions; `HKObjectQueryNoLimit` for all.
  ///   - handler: Receives the first result.
  @preconcurrency
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.limit = limit
    self.handler = handler
    descriptors = HealthDescriptors([(type, predicate)])
    state = Mutex(State(row: anchor?.row ?? 0))
    super.init(type, predicate)
  }

  /// Creates a query for several types.
  ///
  /// - Parameters:
  ///   - queryDescriptors: The types, each with conditions; a sample meets one of them.
  ///   - anchor: The anchor of an earlier query, of whatever types; `nil` for everything.
  ///   - limit: The maximum number of samples and deletions of all types together;
  ///     `HKObjectQueryNoLimit` for all.
  ///   - handler: Receives the first result.
  @preconcurrency
  public init(
    queryDescriptors: [HKQueryDescriptor], anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    self.limit = limit
    self.handler = handler
    descriptors = HealthDescriptors(queryDescriptors.map { ($0.sampleType, $0.predicate) })
    state = Mutex(State(row: anchor?.row ?? 0))
    super.init(nil, nil)
  }

  /// The closure that receives later changes; set before the query runs, and only without a limit
  /// (documented).
  open var updateHandler: Handler? {
    get { state.withLock { $0.updateHandler } }
    set {
      programmingPrecondition(
        state.withLock { $0.service == nil },
        "HKAnchoredObjectQuery.updateHandler cannot be set after the query was executed",
        exception: HKObjectType.invalidArgument)
      programmingPrecondition(
        limit == HKObjectQueryNoLimit || newValue == nil,
        "HKAnchoredObjectQuery.updateHandler needs HKObjectQueryNoLimit as the limit",
        exception: HKObjectType.invalidArgument)
      state.withLock { $0.updateHandler = newValue }
    }
  }

  override func start(_ service: HealthService) {
    state.withLock { $0.service = service }
    if updateHandler != nil { service.observe(self, descriptors.types) }
    fetch(service, [], [], handler)
  }

  @MainActor
  override func changed() {
    let (service, handler) = state.withLock { state in
      if state.isFetching { state.isOutdated = true }
      return state.isFetching ? (nil, nil) : (state.service, state.updateHandler)
    }
    if let service, let handler { fetch(service, [], [], handler) }
  }

  // MARK: Internals

  private func fetch(
    _ service: HealthService, _ added: [HKSample], _ deleted: [HKDeletedObject],
    _ handler: @escaping Handler
  ) {
    let row = state.withLock { state in
      state.isFetching = true
      return state.row
    }
    guard !descriptors.isEmpty else {
      // The phone stores no samples of the types (Health.TY3).
      state.withLock { $0.isFetching = false }
      return service.later { [self] in
        if !isStopped { handler(self, [], [], HKQueryAnchor(row: row), nil) }
      }
    }
    let most = limit > 0 ? limit - added.count - deleted.count : Int(Int32.max)
    let request = HealthRequest.changes(descriptors.selections, after: row, limit: most)
    service.send(request) { [self] result in
      guard !isStopped else { return }
      switch result {
      case .failure(let error):
        state.withLock { $0.isFetching = false }
        handler(self, nil, nil, nil, error)
      case .success(let payload):
        let page = HealthPage(json: payload) ?? HealthPage()
        let samples = page.samples.map(HKSample.make).filter(descriptors.include)
        let traces = page.deletions.map {
          HKDeletedObject($0.uuid.uuid, syncIdentifier: $0.syncIdentifier)
        }
        state.withLock { $0.row = page.anchor }
        let (all, gone) = (added + samples, deleted + traces)
        let isFull = limit > 0 && all.count + gone.count >= limit
        if page.isPartial, !isFull { return fetch(service, all, gone, handler) }
        let (isOutdated, isNews) = state.withLock { state in
          // A change without a sample that meets the conditions is not reported.
          let isNews = !state.isTold || !all.isEmpty || !gone.isEmpty
          let isOutdated = state.isOutdated
          (state.isFetching, state.isOutdated, state.isTold) = (false, false, true)
          return (isOutdated, isNews)
        }
        if isNews { handler(self, all, gone, HKQueryAnchor(row: page.anchor), nil) }
        if isOutdated { changed() }
      }
    }
  }
}
