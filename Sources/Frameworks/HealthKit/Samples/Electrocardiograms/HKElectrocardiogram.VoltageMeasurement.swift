extension HKElectrocardiogram {
  /// A voltage of an electrocardiogram.
  ///
  /// - Thread: any; all its properties are constants.
  open class VoltageMeasurement: NSObject, @unchecked Sendable {
    /// The time in seconds since the start of the sample.
    public let timeSinceSampleStart: TimeInterval
    private let volts: Double

    init(_ time: TimeInterval, _ volts: Double) {
      timeSinceSampleStart = time
      self.volts = volts
      super.init()
    }

    /// Returns the voltage of a lead; only one lead is measured.
    open func quantity(for lead: Lead) -> HKQuantity? {
      HKQuantity(unit: .volt(), doubleValue: volts)
    }
  }
}
