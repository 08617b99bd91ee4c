/// An object that handles `INCancelWorkoutIntent` (Intents.HA1).
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
  /// Checks the workout name.
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse
  /// Returns the check of the workout name.
  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent
  ) async -> INSpeakableStringResolutionResult
}

extension INCancelWorkoutIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
  public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveWorkoutName(for: intent) } }
  /// Requires nothing.
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
}
