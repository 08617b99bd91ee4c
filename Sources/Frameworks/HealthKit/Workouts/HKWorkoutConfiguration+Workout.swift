extension HKWorkoutConfiguration {
  /// Creates a configuration from the metadata of a workout.
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
