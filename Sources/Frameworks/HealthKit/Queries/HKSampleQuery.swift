internal import TactusHealthModel

/// A query for samples (Health.QU10).
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// The maximum number of samples; `HKObjectQueryNoLimit` for all.
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
  ///   - limit: The maximum number of samples; `HKObjectQueryNoLimit` for all.
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

  /// Creates a query for several types, in the order of the beginnings.
  ///
  /// - Parameters:
  ///   - queryDescriptors: The types, each with conditions; a sample meets one of them.
  ///   - limit: The maximum number of samples of all types together; `HKObjectQueryNoLimit` for
  ///     all.
  ///   - resultsHandler: Receives the samples, or an error.
  @preconcurrency
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    sortDescriptors = nil
    types = queryDescriptors.map { ($0.sampleType, $0.predicate) }
    handler = resultsHandler
    super.init(nil, nil)
  }

  /// Creates a query for several types in an order.
  ///
  /// - Parameters:
  ///   - queryDescriptors: The types, each with conditions; a sample meets one of them.
  ///   - limit: The maximum number of samples of all types together; `HKObjectQueryNoLimit` for
  ///     all.
  ///   - sortDescriptors: The order of all samples; none is that of the beginnings.
  ///   - resultsHandler: Receives the samples, or an error.
  @preconcurrency
  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor],
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
