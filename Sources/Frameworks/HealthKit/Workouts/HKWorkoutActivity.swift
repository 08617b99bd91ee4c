internal import TactusHealthModel

/// An activity within a workout, such as the swim of a triathlon.
///
/// A workout without activities of its own has a single one for the whole workout (Health.WA1).
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class HKWorkoutActivity: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier; that of the workout for its single activity.
  public let uuid: UUID
  /// The configuration of the activity.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// The beginning.
  public let startDate: Date
  /// The end; `nil` while the activity is in progress.
  public let endDate: Date?
  /// The metadata; `nil` without.
  public let metadata: [String: Any]?
  /// The events.
  public let workoutEvents: [HKWorkoutEvent]
  /// The known statistics of all types.
  public let allStatistics: [HKQuantityType: HKStatistics]
  private let ownDuration: TimeInterval?

  // MARK: Creating

  /// Creates an activity, which a builder adds to its workout.
  ///
  /// - Parameters:
  ///   - workoutConfiguration: The kind of the activity.
  ///   - startDate: The beginning.
  ///   - endDate: The end; `nil` while the activity is in progress.
  ///   - metadata: The metadata; `nil` for none.
  public convenience init(
    workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
    metadata: [String: Any]?
  ) {
    _ = HealthMetadataValue.convert(metadata)
    self.init(UUID(), workoutConfiguration, startDate, endDate, metadata)
  }

  init(
    _ uuid: UUID, _ configuration: HKWorkoutConfiguration, _ start: Date, _ end: Date?,
    _ metadata: [String: Any]?, events: [HKWorkoutEvent] = [],
    statistics: [HKQuantityType: HKStatistics] = [:], duration: TimeInterval? = nil
  ) {
    self.uuid = uuid
    workoutConfiguration = configuration.copy() as? HKWorkoutConfiguration ?? configuration
    (startDate, endDate, self.metadata) = (start, end, metadata)
    (workoutEvents, allStatistics, ownDuration) = (events, statistics, duration)
    super.init()
  }

  /// Creates the single activity of a whole workout.
  convenience init(_ workout: HKWorkout) {
    self.init(
      workout.uuid, HKWorkoutConfiguration(workout), workout.startDate, workout.endDate,
      workout.metadata, events: workout.workoutEvents ?? [], statistics: workout.allStatistics,
      duration: workout.duration)
  }

  // MARK: Values

  /// The duration without pauses in seconds; up to now while the activity is in progress.
  open var duration: TimeInterval {
    ownDuration
      ?? WorkoutClock(workoutEvents).active(from: startDate, to: max(endDate ?? Date(), startDate))
  }

  /// Returns the statistics of a type; `nil` if unknown.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
    allStatistics[quantityType]
  }

  // MARK: Objects

  /// Returns the activity itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether another object is the same activity.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKWorkoutActivity)?.uuid == uuid
  }
  /// The hash of the identifier.
  open override var hash: Int { uuid.hashValue }

  // MARK: Internals

  /// Returns the activity with a new end, or with additional metadata.
  func changed(end: Date? = nil, adding added: [String: Any] = [:]) -> HKWorkoutActivity {
    let all = (metadata ?? [:]).merging(added) { $1 }
    return HKWorkoutActivity(
      uuid, workoutConfiguration, startDate, end ?? endDate, all.isEmpty ? nil : all)
  }
}
