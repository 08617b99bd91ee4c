/// The water of a workout.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  case unknown = 0
  case pool, openWater
}
