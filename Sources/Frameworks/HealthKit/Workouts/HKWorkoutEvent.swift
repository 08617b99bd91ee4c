/// An event of a workout.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// The type.
  public let type: HKWorkoutEventType
  /// The time.
  public let dateInterval: DateInterval
  /// The metadata; `nil` without any, and for events from the phone, which stores none.
  public let metadata: [String: Any]?

  /// Creates an event.
  public init(
    type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil
  ) {
    self.type = type
    self.dateInterval = dateInterval
    self.metadata = metadata
    super.init()
  }

  /// Creates an event of an instant.
  public convenience init(type: HKWorkoutEventType, date: Date) {
    self.init(type: type, dateInterval: DateInterval(start: date, duration: 0))
  }

  /// Creates an event of an instant with metadata.
  public convenience init(type: HKWorkoutEventType, date: Date, metadata: [String: Any]) {
    self.init(
      type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
  }

  /// The beginning.
  open var date: Date { dateInterval.start }
}
