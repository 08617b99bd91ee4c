/// A request to end a workout.
open class INEndWorkoutIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(workoutName: INSpeakableString?) {
    self.init(values: ["workoutName": workoutName as Any])
  }

  /// The name of the workout.
  open var workoutName: INSpeakableString? { value("workoutName") }

  override func copyOfKind() -> INIntent { INEndWorkoutIntent(values: values) }
}
