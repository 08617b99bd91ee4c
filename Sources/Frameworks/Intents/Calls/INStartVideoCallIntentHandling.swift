/// An object that handles `INStartVideoCallIntent` (Intents.HA1).
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  /// Checks the contacts.
  func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse
  /// Returns the check of the contacts.
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]
}

extension INStartVideoCallIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
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
  /// Requires nothing.
  public func resolveContacts(
    for intent: INStartVideoCallIntent
  ) async -> [INPersonResolutionResult] { [] }
}
