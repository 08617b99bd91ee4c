/// A query for the quantities of samples, one after another.
///
/// - Thread: any; the app sets the options before it runs the query.
open class HKQuantitySeriesSampleQuery: HKQuery, @unchecked Sendable {
  /// A handler of a quantity with its period and, if requested, its sample, whether it is the last
  /// one, or an error.
  public typealias Handler =
    @Sendable (
      HKQuantitySeriesSampleQuery, HKQuantity?, DateInterval?, HKQuantitySample?, Bool,
      (any Error)?
    ) -> Void

  /// Whether the handler receives the samples; false by default.
  ///
  /// It is set before the query runs.
  open var includeSample = false
  /// Whether quantities are ordered by the start of their samples; always the case here.
  open var orderByQuantitySampleStartDate = false

  private let type: HKQuantityType
  private let sample: HKQuantitySample?
  private let handler: Handler

  /// Creates a query for the quantities of a type.
  ///
  /// - Parameters:
  ///   - quantityType: The type.
  ///   - predicate: The conditions; `nil` for none.
  ///   - quantityHandler: Receives each quantity.
  @preconcurrency
  public init(
    quantityType: HKQuantityType, predicate: NSPredicate?, quantityHandler: @escaping Handler
  ) {
    type = quantityType
    sample = nil
    handler = quantityHandler
    super.init(quantityType, predicate)
  }

  /// Creates a query for the quantities of a sample.
  ///
  /// - Parameters:
  ///   - quantitySample: The sample.
  ///   - quantityHandler: Receives each quantity.
  @preconcurrency
  public init(sample quantitySample: HKQuantitySample, quantityHandler: @escaping Handler) {
    type = quantitySample.quantityType
    sample = quantitySample
    handler = quantityHandler
    super.init(quantitySample.quantityType, HKQuery.predicateForObject(with: quantitySample.uuid))
  }

  override func start(_ service: HealthService) {
    SampleCollector(service, [(type, predicate)]).run { [self] result in
      guard !isStopped else { return }
      switch result {
      case .failure(let error): handler(self, nil, nil, nil, true, error)
      case .success(let samples):
        let found = samples.compactMap { $0 as? HKQuantitySample }
        guard !found.isEmpty else { return handler(self, nil, nil, nil, true, nil) }
        for (index, one) in found.enumerated() where !isStopped {
          handler(
            self, one.quantity, DateInterval(start: one.startDate, end: one.endDate),
            includeSample ? one : nil, index == found.count - 1, nil)
        }
      }
    }
  }
}
