/// A signpost before a failure.
open class MXSignpostRecord: NSObject, NSSecureCoding {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, as there are no values of the system.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The subsystem.
  open var subsystem: String { "" }
  /// The category.
  open var category: String { "" }
  /// The name.
  open var name: String { "" }
  /// The beginning.
  open var beginTimeStamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The end.
  open var endTimeStamp: Date? { nil }
  /// The time between both.
  open var duration: Measurement<UnitDuration>? { nil }
  /// Whether it has an end.
  open var isInterval: Bool { false }

  // MARK: As text

  /// Returns the values by their names; none, as the system measures nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }

  /// Returns the values by their names as JSON.
  open func jsonRepresentation() -> Data { MetricText.json(dictionaryRepresentation()) }
}
