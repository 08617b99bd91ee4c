/// An uncaught exception.
open class MXCrashDiagnosticObjectiveCExceptionReason: NSObject, NSSecureCoding {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, as there are no values of the system.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The reason.
  open var composedMessage: String { "" }
  /// The format of the reason.
  open var formatString: String { "" }
  /// The values of the format.
  open var arguments: [String] { [] }
  /// The kind of the exception.
  open var exceptionType: String { "" }
  /// The class of the exception.
  open var className: String { "" }
  /// The name of the exception.
  open var exceptionName: String { "" }

  // MARK: As text

  /// Returns the values by their names; none, as the system measures nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }

  /// Returns the values by their names as JSON.
  open func jsonRepresentation() -> Data { MetricText.json(dictionaryRepresentation()) }
}
