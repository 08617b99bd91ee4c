internal import TactusHealthModel

/// A query for samples.
///
/// - Thread: any.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// The greatest number of samples; `HKObjectQueryNoLimit` for all.
  public let limit: Int
  /// The order; `nil` for that of the beginnings.
  public let sortDescriptors: [NSSortDescriptor]?
  private let types: [(type: HKSampleType, predicate: NSPredicate?)]
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - sampleType: The type.
  ///   - predicate: The conditions; `nil` for none.
  ///   - limit: The greatest number of samples; `HKObjectQueryNoLimit` for all.
  ///   - sortDescriptors: The order; `nil` for that of the beginnings.
  ///   - resultsHandler: Receives the samples, or an error.
  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    types = [(sampleType, predicate)]
    handler = resultsHandler
    super.init(sampleType, predicate)
  }

  /// Creates a query for several types.
  @preconcurrency
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor] = [],
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    types = queryDescriptors.map { ($0.sampleType, $0.predicate) }
    handler = resultsHandler
    super.init(nil, nil)
  }

  override func start(_ service: HealthService) {
    let collector = SampleCollector(
      service, types, limit: limit, sortDescriptors: sortDescriptors ?? [])
    collector.run { [self] result in
      guard !isStopped else { return }
      switch result {
      case .success(let samples): handler(self, samples, nil)
      case .failure(let error): handler(self, nil, error)
      }
    }
  }
}
