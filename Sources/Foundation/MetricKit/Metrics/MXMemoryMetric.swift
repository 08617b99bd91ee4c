/// The use of the memory; not measured.
open class MXMemoryMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The peak use.
  open var peakMemoryUsage: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
  /// The average use of the suspended app.
  open var averageSuspendedMemory: MXAverage<UnitInformationStorage> { MXAverage() }
}
