/// An object that handles `INResumeWorkoutIntent` (Intents.HA1).
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
  /// Checks the workout name.
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
}

extension INResumeWorkoutIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void
  ) { completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
