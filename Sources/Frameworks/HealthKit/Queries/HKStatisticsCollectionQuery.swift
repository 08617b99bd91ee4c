internal import Synchronization
internal import TactusCrashReports
internal import TactusHealthModel

/// A query for statistics of consecutive times.
///
/// - Thread: any; a lock guards what changes in it.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// A handler of the initial statistics, or of an error.
  public typealias InitialHandler =
    @Sendable (
      HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?
    ) -> Void
  /// A receiver of statistics after a change, or of an error.
  public typealias UpdateHandler =
    @Sendable (
      HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
    ) -> Void

  /// An edge between two times.
  public let anchorDate: Date
  /// The length of a time.
  public let intervalComponents: DateComponents
  /// The statistics.
  public let options: HKStatisticsOptions

  private let type: HKQuantityType
  private let state = Mutex(State())

  private struct State {
    var initial: InitialHandler?
    var update: UpdateHandler?
    var service: HealthService?
  }

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - quantityType: The type.
  ///   - quantitySamplePredicate: The conditions; `nil` for none.
  ///   - options: The statistics; unsupported ones trap.
  ///   - anchorDate: An edge between two times.
  ///   - intervalComponents: The length of a time, by the phone's calendar.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    options.check(quantityType)
    type = quantityType
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
    super.init(quantityType, quantitySamplePredicate)
  }

  /// The closure that receives the initial statistics; set before the query runs.
  open var initialResultsHandler: InitialHandler? {
    get { state.withLock { $0.initial } }
    set {
      programmingPrecondition(
        state.withLock { $0.service == nil },
        "HKStatisticsCollectionQuery.initialResultsHandler is set after the query was executed",
        exception: HKObjectType.invalidArgument)
      state.withLock { $0.initial = newValue }
    }
  }

  /// The closure that receives statistics after each change; set before the query runs.
  open var statisticsUpdateHandler: UpdateHandler? {
    get { state.withLock { $0.update } }
    set {
      programmingPrecondition(
        state.withLock { $0.service == nil },
        "HKStatisticsCollectionQuery.statisticsUpdateHandler is set after the query was executed",
        exception: HKObjectType.invalidArgument)
      state.withLock { $0.update = newValue }
    }
  }

  override func start(_ service: HealthService) {
    state.withLock { $0.service = service }
    programmingPrecondition(
      initialResultsHandler != nil,
      "HKStatisticsCollectionQuery needs an initialResultsHandler before it is executed",
      exception: HKObjectType.invalidArgument)
    if statisticsUpdateHandler != nil { service.observe(self, [type.identifier]) }
    collect(service) { [self] collection, error in
      initialResultsHandler?(self, collection, error)
    }
  }

  @MainActor
  override func changed() {
    guard let service = state.withLock({ $0.service }) else { return }
    collect(service) { [self] collection, error in
      statisticsUpdateHandler?(self, collection?.statistics().last, collection, error)
    }
  }

  private func collect(
    _ service: HealthService,
    _ receive: @escaping @MainActor @Sendable (HKStatisticsCollection?, HKError?) -> Void
  ) {
    let collector = StatisticsCollector(service, type, predicate, options)
    let plan = CalendarBuckets(anchor: anchorDate, intervalComponents)
    let (type, options) = (type, options)
    collector.run([]) { [self] result in
      guard !isStopped else { return }
      switch result {
      case .failure(let error): receive(nil, error)
      case .success(let whole):
        guard let all = whole.all.first, all.count > 0 else {
          return receive(HKStatisticsCollection(type, options, plan, []), nil)
        }
        // The last boundary is past the end: a sample that ends at a boundary does not extend
        // beyond it.
        let (first, last) = (Date(health: all.first), Date(health: all.last))
        guard
          let edges = plan.edges(
            from: first, through: last, atMost: HealthBuckets.maximumCount - 1)
        else {
          return receive(
            nil, HKError(.errorInvalidArgument, "the interval is empty, or too short"))
        }
        collector.run(edges.map(\.health)) { [self] result in
          switch result {
          case .failure(let error): if !isStopped { receive(nil, error) }
          case .success(let parts):
            collector.sources { [self] sources in
              guard !isStopped else { return }
              let statistics = parts.all.indices.filter { parts.all[$0].count > 0 }.map {
                collector.statistics(parts, $0, edges[$0], edges[$0 + 1], sources)
              }
              receive(HKStatisticsCollection(type, options, plan, statistics), nil)
            }
          }
        }
      }
    }
  }
}
