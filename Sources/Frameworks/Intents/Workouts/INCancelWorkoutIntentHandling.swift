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
}

extension INCancelWorkoutIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void
  ) { completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveWorkoutName(
    for intent: INCancelWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
