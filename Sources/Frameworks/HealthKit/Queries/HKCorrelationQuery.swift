/// A query for correlations.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  /// The type.
  public let correlationType: HKCorrelationType
  /// The predicates of the contained samples by their types; `nil` for none.
  public let samplePredicates: [HKSampleType: NSPredicate]?
  private let handler: @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void

  /// Creates a query.
  @preconcurrency
  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?,
    samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping @Sendable (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    self.correlationType = correlationType
    self.samplePredicates = samplePredicates
    handler = completion
    super.init(correlationType, predicate)
  }

  override func start(_ service: HealthService) {
    SampleCollector(service, [(correlationType, predicate)]).run { [self] result in
      guard !isStopped else { return }
      switch result {
      case .failure(let error): handler(self, nil, error)
      case .success(let samples):
        let chosen = samples.compactMap { $0 as? HKCorrelation }.filter { correlation in
          (samplePredicates ?? [:]).allSatisfy { type, predicate in
            let parts = correlation.objects(for: type)
            return !parts.isEmpty && parts.allSatisfy { predicate.evaluate(with: $0) }
          }
        }
        handler(self, chosen, nil)
      }
    }
  }
}
