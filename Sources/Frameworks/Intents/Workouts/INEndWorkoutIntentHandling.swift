/// An object that handles `INEndWorkoutIntent` (Intents.HA1).
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse
  /// Returns the resolution of the workout name.
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult
}

extension INEndWorkoutIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
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
  /// Returns a result that needs no value.
  public func resolveWorkoutName(
    for intent: INEndWorkoutIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
}
