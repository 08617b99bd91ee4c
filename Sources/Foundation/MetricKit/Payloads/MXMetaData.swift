/// The app and the device of a report; not known.
open class MXMetaData: NSObject, NSSecureCoding {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, as there are no values of the system.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The region.
  open var regionFormat: String { "" }
  /// The version of the system.
  open var osVersion: String { "" }
  /// The model of the device.
  open var deviceType: String { "" }
  /// The build of the app.
  open var applicationBuildVersion: String { "" }
  /// The kind of the processor.
  open var platformArchitecture: String { "" }
  /// Whether Low Power Mode was on.
  open var lowPowerModeEnabled: Bool { false }
  /// Whether the app is a test version.
  open var isTestFlightApp: Bool { false }
  /// The number of the process.
  open var pid: pid_t { 0 }

  // MARK: As text

  /// Returns the values by their names; none, as the system measures nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }

  /// Returns the values by their names as JSON.
  open func jsonRepresentation() -> Data { MetricText.json(dictionaryRepresentation()) }
}
