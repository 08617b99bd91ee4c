/// A query for the voltages of an electrocardiogram, with `async`.
public struct HKElectrocardiogramQueryDescriptor: HKAsyncSequenceQuery, Sendable {
  /// The electrocardiogram.
  public let electrocardiogram: HKElectrocardiogram

  /// Creates a query.
  public init(_ electrocardiogram: HKElectrocardiogram) {
    self.electrocardiogram = electrocardiogram
  }

  /// Returns the voltages, one after another.
  ///
  /// - Parameter healthStore: The store.
  /// - Returns: A sequence that ends with the last voltage, or throws an `HKError`.
  public func results(
    for healthStore: HKHealthStore
  ) -> HealthResults<HKElectrocardiogram.VoltageMeasurement> {
    HealthResults { continuation in
      let query = HKElectrocardiogramQuery(electrocardiogram) { _, result in
        switch result {
        case .measurement(let measurement): continuation.yield(measurement)
        case .error(let error): continuation.finish(throwing: error)
        case .done: continuation.finish()
        }
      }
      continuation.onEnd { healthStore.stop(query) }
      healthStore.execute(query)
    }
  }
}
