/// An object that handles `INStartVideoCallIntent` (Intents.HA1).
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  /// Resolves the contacts.
  func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  /// Returns the resolution of the contacts.
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
}

extension INStartVideoCallIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    INStartVideoCallIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    INStartVideoCallIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveContacts(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveContacts(
    for intent: INStartVideoCallIntent
  ) async -> [INPersonResolutionResult] { [] }
}
