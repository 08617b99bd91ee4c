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
  /// Handles an intent, and returns the response.
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse
  /// Returns the check of the workout name.
  func resolveWorkoutName(
    for intent: INResumeWorkoutIntent
  ) async -> INSpeakableStringResolutionResult
}

extension INResumeWorkoutIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
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
  /// Requires nothing.
  public func resolveWorkoutName(
    for intent: INResumeWorkoutIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
}
