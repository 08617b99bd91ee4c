/// The ends of an app in the foreground, by reason; not counted.
open class MXForegroundExitData: NSObject, NSSecureCoding {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, as there are no values of the system.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The ends without a failure.
  open var cumulativeNormalAppExitCount: Int { 0 }
  /// The ends with too much memory.
  open var cumulativeMemoryResourceLimitExitCount: Int { 0 }
  /// The ends by a bad access of memory.
  open var cumulativeBadAccessExitCount: Int { 0 }
  /// The ends by an unknown failure.
  open var cumulativeAbnormalExitCount: Int { 0 }
  /// The ends by an unknown instruction.
  open var cumulativeIllegalInstructionExitCount: Int { 0 }
  /// The ends as the app did not answer.
  open var cumulativeAppWatchdogExitCount: Int { 0 }

  /// Returns the values by their names; none, as the system measures nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }

  /// Returns the values by their names as JSON.
  open func jsonRepresentation() -> Data { MetricText.json(dictionaryRepresentation()) }
}
