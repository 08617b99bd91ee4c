internal import Synchronization
internal import TactusCrashReports
internal import TactusHealthModel

/// A query for the rings of days.
///
/// - Thread: any; a lock guards what changes in it.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  /// A receiver of rings, by ascending days, or of an error.
  public typealias Handler =
    @Sendable (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

  private struct State {
    var update: Handler?
    var service: HealthService?
  }

  private let handler: Handler
  private let state = Mutex(State())

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - predicate: The days; `nil` for all.
  ///   - handler: Receives the rings.
  @preconcurrency
  public init(predicate: NSPredicate?, resultsHandler handler: @escaping Handler) {
    self.handler = handler
    super.init(HKObjectType.activitySummaryType(), predicate)
  }

  /// The closure that receives rings after each change; set before the query runs.
  open var updateHandler: Handler? {
    get { state.withLock { $0.update } }
    set {
      programmingPrecondition(
        state.withLock { $0.service == nil },
        "HKActivitySummaryQuery.updateHandler cannot be set after the query was executed",
        exception: HKObjectType.invalidArgument)
      state.withLock { $0.update = newValue }
    }
  }

  override func start(_ service: HealthService) {
    state.withLock { $0.service = service }
    if updateHandler != nil { service.observe(self, [Self.type]) }
    fetch(service, handler)
  }

  @MainActor
  override func changed() {
    let (service, handler) = state.withLock { ($0.service, $0.update) }
    if let service, let handler { fetch(service, handler) }
  }

  private static var type: String { HKObjectType.activitySummaryType().identifier }

  private func fetch(_ service: HealthService, _ handler: @escaping Handler) {
    service.samples(Self.type, HealthFilter()) { [self] result in
      guard !isStopped else { return }
      switch result {
      case .failure(let error): handler(self, nil, error)
      case .success(let samples):
        let all = samples.compactMap { sample in
          if case .summary(let rings) = sample.content { HKActivitySummary(rings) } else { nil }
        }
        let chosen = all.filter { predicate?.evaluate(with: $0) ?? true }
        handler(self, chosen.sorted { $0.number < $1.number }, nil)
      }
    }
  }
}
