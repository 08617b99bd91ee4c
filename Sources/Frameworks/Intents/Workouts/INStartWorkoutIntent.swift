/// A request to start a workout.
open class INStartWorkoutIntent: INIntent, @unchecked Sendable {
  /// Creates an intent.
  public convenience init(
    workoutName: INSpeakableString?, goalValue: Double?, workoutGoalUnitType: INWorkoutGoalUnitType,
    workoutLocationType: INWorkoutLocationType, isOpenEnded: Bool?
  ) {
    self.init(values: [
      "workoutName": workoutName as Any, "goalValue": goalValue as Any,
      "workoutGoalUnitType": workoutGoalUnitType, "workoutLocationType": workoutLocationType,
      "isOpenEnded": isOpenEnded as Any,
    ])
  }

  /// The name of the workout.
  open var workoutName: INSpeakableString? { value("workoutName") }
  /// The goal.
  open var goalValue: Double? { value("goalValue") }
  /// The unit of the goal.
  open var workoutGoalUnitType: INWorkoutGoalUnitType { value("workoutGoalUnitType") ?? .unknown }
  /// The location.
  open var workoutLocationType: INWorkoutLocationType { value("workoutLocationType") ?? .unknown }
  /// Whether the workout is open-ended.
  open var isOpenEnded: Bool? { value("isOpenEnded") }

  override func copyOfKind() -> INIntent { INStartWorkoutIntent(values: values) }
}
