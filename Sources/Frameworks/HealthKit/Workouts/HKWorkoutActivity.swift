/// An activity within a workout; a workout has a single one here.
///
/// - Thread: any.
open class HKWorkoutActivity: NSObject, @unchecked Sendable {
  /// The identifier: that of the workout.
  public let uuid: UUID
  /// The kind of the activity.
  public let workoutConfiguration: HKWorkoutConfiguration
  private let workout: HKWorkout

  init(_ workout: HKWorkout) {
    uuid = workout.uuid
    workoutConfiguration = HKWorkoutConfiguration(workout)
    self.workout = workout
    super.init()
  }

  /// The beginning.
  open var startDate: Date { workout.startDate }
  /// The end.
  open var endDate: Date? { workout.endDate }
  /// The metadata; `nil` without.
  open var metadata: [String: Any]? { workout.metadata }
  /// The duration without pauses, in seconds.
  open var duration: TimeInterval { workout.duration }
  /// The events.
  open var workoutEvents: [HKWorkoutEvent] { workout.workoutEvents ?? [] }
  /// The statistics of all types that are known.
  open var allStatistics: [HKQuantityType: HKStatistics] { workout.allStatistics }

  /// Returns the statistics of a type; `nil` if they are not known.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
    workout.statistics(for: quantityType)
  }
}

extension HKWorkoutConfiguration {
  /// Creates the kind of a workout from its metadata.
  convenience init(_ workout: HKWorkout) {
    self.init()
    activityType = workout.workoutActivityType
    let metadata = workout.metadata ?? [:]
    if let isIndoor = (metadata[HKMetadataKeyIndoorWorkout] as? NSNumber)?.boolValue {
      locationType = isIndoor ? .indoor : .outdoor
    }
    let water = metadata[HKMetadataKeySwimmingLocationType] as? NSNumber
    swimmingLocationType =
      water.flatMap { HKWorkoutSwimmingLocationType(rawValue: $0.intValue) } ?? .unknown
    lapLength = metadata[HKMetadataKeyLapLength] as? HKQuantity
  }
}
