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
  /// Handles an intent, and returns the response.
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse
  /// Returns the check of the workout name.
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult
  /// Returns the check of the goal value.
  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult
  /// Returns the check of whether is open ended.
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult
}

extension INStartWorkoutIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
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
  /// Requires nothing.
  public func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveGoalValue(
    for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void
  ) { finish(completion) { await self.resolveGoalValue(for: intent) } }
  /// Requires nothing.
  public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    .notRequired()
  }
  /// Calls the asynchronous method.
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { finish(completion) { await self.resolveIsOpenEnded(for: intent) } }
  /// Requires nothing.
  public func resolveIsOpenEnded(
    for intent: INStartWorkoutIntent
  ) async -> INBooleanResolutionResult { .notRequired() }
}
