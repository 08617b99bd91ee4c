/// A crash.
open class MXCrashDiagnostic: MXDiagnostic {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The call stacks.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The reason of the termination.
  open var terminationReason: String? { nil }
  /// The memory whose access failed.
  open var virtualMemoryRegionInfo: String? { nil }
  /// The kind of the exception.
  open var exceptionType: NSNumber? { nil }
  /// The code of the exception.
  open var exceptionCode: NSNumber? { nil }
  /// The signal.
  open var signal: NSNumber? { nil }
  /// The uncaught exception.
  open var exceptionReason: MXCrashDiagnosticObjectiveCExceptionReason? { nil }
}
