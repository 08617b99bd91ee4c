/// The use of the graphics processor; not measured.
open class MXGPUMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The time.
  open var cumulativeGPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
