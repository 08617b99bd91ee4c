/// A time without an answer to touches.
open class MXHangDiagnostic: MXDiagnostic {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The functions that ran.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The time.
  open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
