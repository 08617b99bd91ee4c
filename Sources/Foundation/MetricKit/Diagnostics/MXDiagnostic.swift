/// A failure that a system has seen of an app (Metrics.MX3).
open class MXDiagnostic: NSObject, NSSecureCoding {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, as there are no values of the system.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The app and the device.
  open var metaData: MXMetaData { MXMetaData() }
  /// The version of the app.
  open var applicationVersion: String { "" }
  /// The signposts before the failure.
  open var signpostData: [MXSignpostRecord]? { nil }

  // MARK: As text

  /// Returns the values by their names; none, as the system measures nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }

  /// Returns the values by their names as JSON.
  open func jsonRepresentation() -> Data { MetricText.json(dictionaryRepresentation()) }
}
