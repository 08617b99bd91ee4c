/// An object that handles `INEndWorkoutIntent` (Intents.HA1).
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  /// Checks the workout name.
  func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}

extension INEndWorkoutIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void
  ) { completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
