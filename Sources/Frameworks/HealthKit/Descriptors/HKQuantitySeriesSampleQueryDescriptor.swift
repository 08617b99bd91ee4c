/// A query for the quantities of samples, with `async`.
public struct HKQuantitySeriesSampleQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  /// The options.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates options.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Quantities are ordered by the start of their samples; always the case here.
    public static let orderByQuantitySampleStartDate = Options(rawValue: 1)
    /// Each quantity is returned with its sample.
    public static let includeSample = Options(rawValue: 2)
  }

  /// A quantity.
  public struct Result: Sendable {
    /// The quantity.
    public let quantity: HKQuantity
    /// The time.
    public let dateInterval: DateInterval
    /// The sample; `nil` unless requested.
    public let sample: HKQuantitySample?
  }

  /// The quantities, one after another.
  public typealias Results = HealthResults<Result>

  /// The type and conditions.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// The options.
  public var options: Options

  /// Creates a query.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: Options = []) {
    self.predicate = predicate
    self.options = options
  }

  /// Returns the quantities, one after another.
  ///
  /// - Parameter healthStore: The store.
  /// - Returns: A sequence that ends with the last quantity, or throws an `HKError`.
  public func results(for healthStore: HKHealthStore) -> Results {
    guard let type = predicate.sampleType as? HKQuantityType else {
      return HealthResults(HKError(.errorInvalidArgument))
    }
    return HealthResults { continuation in
      let query = HKQuantitySeriesSampleQuery(
        quantityType: type, predicate: predicate.nsPredicate
      ) { _, quantity, interval, sample, isDone, error in
        if let quantity, let interval {
          continuation.yield(Result(quantity: quantity, dateInterval: interval, sample: sample))
        }
        if error != nil || isDone { continuation.finish(throwing: error) }
      }
      query.includeSample = options.contains(.includeSample)
      continuation.onEnd { healthStore.stop(query) }
      healthStore.execute(query)
    }
  }
}
