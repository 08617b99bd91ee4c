/// An object that handles `INSetMessageAttributeIntent` (Intents.HA1).
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse
}

extension INSetMessageAttributeIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
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
