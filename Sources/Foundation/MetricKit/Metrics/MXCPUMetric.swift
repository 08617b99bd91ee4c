/// The use of the processor; not measured.
open class MXCPUMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The time.
  open var cumulativeCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The number of instructions.
  open var cumulativeCPUInstructions: Measurement<Unit> {
    Measurement(value: 0, unit: Unit(symbol: "kiloinstructions"))
  }
}
