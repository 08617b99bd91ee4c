/// An object that handles `INStartWorkoutIntent` (Intents.HA1).
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
  /// Checks the workout name.
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Checks the goal value.
  func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
  /// Checks whether is open ended.
  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  )
}

extension INStartWorkoutIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void
  ) { completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
