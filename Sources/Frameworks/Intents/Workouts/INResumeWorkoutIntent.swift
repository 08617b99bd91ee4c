/// A request to resume a workout.
open class INResumeWorkoutIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(workoutName: INSpeakableString?) {
    self.init(values: ["workoutName": workoutName as Any])
  }

  /// The name of the workout.
  open var workoutName: INSpeakableString? { value("workoutName") }

  override func copyOfKind() -> INIntent { INResumeWorkoutIntent(values: values) }
}
