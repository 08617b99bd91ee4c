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
  /// Handles an intent, and returns the response.
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  /// Returns the check of the workout name.
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INEndWorkoutIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
  public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveWorkoutName(for: intent) } }
  /// Requires nothing.
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
}
