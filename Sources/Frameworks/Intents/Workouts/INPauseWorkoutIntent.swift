/// A request to pause a workout.
open class INPauseWorkoutIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(workoutName: INSpeakableString?) {
    self.init(values: ["workoutName": workoutName as Any])
  }

  /// The name of the workout.
  open var workoutName: INSpeakableString? { value("workoutName") }

  override func copyOfKind() -> INIntent { INPauseWorkoutIntent(values: values) }
}
