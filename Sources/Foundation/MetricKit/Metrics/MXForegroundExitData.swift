/// The exits of an app in the foreground, by reason; not counted.
open class MXForegroundExitData: NSObject, NSSecureCoding {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, as there are no values of the system.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The exits without a failure.
  open var cumulativeNormalAppExitCount: Int { 0 }
  /// The exits at the memory limit.
  open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
  /// The exits by a bad memory access.
  open var cumulativeBadAccessExitCount: Int { 0 }
  /// The exits by an unknown failure.
  open var cumulativeAbnormalExitCount: Int { 0 }
  /// The exits by an illegal instruction.
  open var cumulativeIllegalInstructionExitCount: Int { 0 }
  /// The exits by the watchdog, as the app did not respond.
  open var cumulativeAppWatchdogExitCount: Int { 0 }

  /// Returns the values by their names; none, as the system measures nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }

  /// Returns the values by their names as JSON.
  open func jsonRepresentation() -> Data { MetricText.json(dictionaryRepresentation()) }
}
