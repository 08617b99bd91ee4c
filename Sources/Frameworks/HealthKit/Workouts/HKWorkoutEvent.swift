/// An event of a workout.
///
/// - Thread: any.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// The type.
  public let type: HKWorkoutEventType
  /// The time.
  public let dateInterval: DateInterval
  /// The metadata; `nil` without, and for events of the phone, which keeps none.
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

  /// The beginning.
  open var date: Date { dateInterval.start }
}
