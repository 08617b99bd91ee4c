/// A query for the voltages of an electrocardiogram.
///
/// - Thread: any; all its properties are constants.
open class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {
  /// A result.
  public enum Result: Sendable {
    /// A voltage.
    case measurement(HKElectrocardiogram.VoltageMeasurement)
    /// The query has failed.
    case error(any Error)
    /// All voltages were returned.
    case done
  }

  private let electrocardiogram: HKElectrocardiogram
  private let handler: @Sendable (HKElectrocardiogramQuery, Result) -> Void

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - electrocardiogram: The electrocardiogram.
  ///   - dataHandler: Receives each voltage, and the end.
  @preconcurrency
  public init(
    _ electrocardiogram: HKElectrocardiogram,
    dataHandler: @escaping @Sendable (HKElectrocardiogramQuery, Result) -> Void
  ) {
    self.electrocardiogram = electrocardiogram
    handler = dataHandler
    super.init(electrocardiogram.sampleType, nil)
  }

  override func start(_ service: HealthService) {
    let measurements = electrocardiogram.measurements
    service.later { [self] in
      for measurement in measurements where !isStopped { handler(self, .measurement(measurement)) }
      if !isStopped { handler(self, .done) }
    }
  }
}
