/// A CPU exception: a time with excessive processor use.
open class MXCPUExceptionDiagnostic: MXDiagnostic {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The call stacks.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The processor time.
  open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
  /// The sampled time.
  open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
