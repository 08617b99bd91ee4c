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
  /// Handles an intent, and returns the response.
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse
  /// Returns the check of the workout name.
  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent
  ) async -> INSpeakableStringResolutionResult
}

extension INPauseWorkoutIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
  public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveWorkoutName(for: intent) } }
  /// Requires nothing.
  public func resolveWorkoutName(
    for intent: INPauseWorkoutIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
}
