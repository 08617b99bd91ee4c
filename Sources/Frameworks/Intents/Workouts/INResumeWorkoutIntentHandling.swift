/// An object that handles `INResumeWorkoutIntent` (Intents.HA1).
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  /// Returns the resolution of the workout name.
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent
  ) async -> INSpeakableStringResolutionResult
}

extension INResumeWorkoutIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    INResumeWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    INResumeWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveWorkoutName(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
}
