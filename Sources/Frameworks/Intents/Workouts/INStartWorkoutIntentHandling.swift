/// An object that handles `INStartWorkoutIntent` (Intents.HA1).
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
  /// Resolves the workout name.
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the goal value.
  func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void)
  /// Resolves whether the workout is open-ended.
  func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  )
  /// Handles an intent, and returns the response.
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  /// Returns the resolution of the workout name.
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult
  /// Returns the resolution of the goal value.
  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult
  /// Returns the resolution of whether the workout is open-ended.
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
}

extension INStartWorkoutIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    INStartWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    INStartWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveWorkoutName(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
  ) { finish(completion) { await self.resolveGoalValue(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    .notRequired()
  }
  /// Calls the asynchronous method.
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { finish(completion) { await self.resolveIsOpenEnded(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent
  ) async -> INBooleanResolutionResult { .notRequired() }
}
