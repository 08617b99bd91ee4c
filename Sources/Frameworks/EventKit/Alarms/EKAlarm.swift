/// An alarm of an event or a reminder, which the phone stores and does not ring (Calendars.AL2).
///
/// - Thread: one at a time.
open class EKAlarm: EKObject, NSCopying, @unchecked Sendable {
  private var values: StoredAlarm
  private var place: EKStructuredLocation?

  // MARK: Creating

  /// Creates an alarm at the start of the event.
  public override init() {
    values = StoredAlarm()
    super.init()
  }

  /// Creates an alarm at a time.
  public convenience init(absoluteDate date: Date) {
    self.init(StoredAlarm(date: date))
  }

  /// Creates an alarm some seconds after the start of the event, negative for before.
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init(StoredAlarm(offset: offset))
  }

  init(_ values: StoredAlarm) {
    self.values = values
    place = values.place.map(EKStructuredLocation.init)
    super.init()
  }

  // MARK: Properties

  /// The seconds after the start of the event, negative for before; setting it removes the time.
  open var relativeOffset: TimeInterval {
    get { values.offset }
    set { (values.offset, values.date) = (newValue, nil) }
  }
  /// The time; setting it removes the seconds, and `nil` makes the alarm depend on the event.
  open var absoluteDate: Date? {
    get { values.date }
    set { (values.date, values.offset) = (newValue, 0) }
  }
  /// The location at which the alarm is triggered; `nil` for none.
  open var structuredLocation: EKStructuredLocation? {
    get { place }
    set { place = newValue }
  }
  /// Whether the alarm is triggered on arriving at the location or on leaving it.
  open var proximity: EKAlarmProximity {
    get { EKAlarmProximity(rawValue: values.proximity) ?? .none }
    set { values.proximity = newValue.rawValue }
  }
  /// The type of the alarm: it shows a message.
  open var type: EKAlarmType { .display }

  // MARK: Objects

  /// The stored form of the alarm.
  var stored: StoredAlarm {
    var stored = values
    stored.place = place?.stored
    return stored
  }

  /// Returns an alarm with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { EKAlarm(stored) }

  /// Returns whether another object is an alarm with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? EKAlarm)?.stored == stored }
  /// The hash value.
  open override var hash: Int { (values.date?.hashValue ?? 0) ^ values.offset.hashValue }
}
