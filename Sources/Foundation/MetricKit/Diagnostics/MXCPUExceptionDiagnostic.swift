/// A time with too much use of the processor.
open class MXCPUExceptionDiagnostic: MXDiagnostic {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The functions that ran.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The time of the processor.
  open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The time that was looked at.
  open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
