/// A report of an app’s failures; the phone makes none (Metrics.MX1).
open class MXDiagnosticPayload: NSObject, NSSecureCoding {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, as there are no values of the system.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The beginning of the time that the report is about.
  open var timeStampBegin: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The end of the time that the report is about.
  open var timeStampEnd: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The CPU exceptions.
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  /// The disk write exceptions.
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
  /// The hangs.
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  /// The launches that took too long.
  open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }
  /// The crashes.
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }

  // MARK: As text

  /// Returns the values by their names; none, as the system measures nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }

  /// Returns the values by their names as JSON.
  open func jsonRepresentation() -> Data { MetricText.json(dictionaryRepresentation()) }
}
