/// An object that handles `INPauseWorkoutIntent` (Intents.HA1).
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
  /// Checks the workout name.
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}

extension INPauseWorkoutIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void
  ) { completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
