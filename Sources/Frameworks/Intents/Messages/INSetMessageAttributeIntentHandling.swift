/// An object that handles `INSetMessageAttributeIntent` (Intents.HA1).
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
}

extension INSetMessageAttributeIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(
    intent: INSetMessageAttributeIntent
  ) async -> INSetMessageAttributeIntentResponse {
    INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(
    intent: INSetMessageAttributeIntent
  ) async -> INSetMessageAttributeIntentResponse {
    INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)
  }
}
