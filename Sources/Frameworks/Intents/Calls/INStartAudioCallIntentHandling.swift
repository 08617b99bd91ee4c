/// An object that handles `INStartAudioCallIntent` (Intents.HA1).
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  /// Checks the destination type.
  func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
  /// Checks the contacts.
  func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  /// Returns the check of the destination type.
  func resolveDestinationType(
    for intent: INStartAudioCallIntent
  ) async -> INCallDestinationTypeResolutionResult
  /// Returns the check of the contacts.
  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
}

extension INStartAudioCallIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
  public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    INStartAudioCallIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    INStartAudioCallIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) { finish(completion) { await self.resolveDestinationType(for: intent) } }
  /// Requires nothing.
  public func resolveDestinationType(
    for intent: INStartAudioCallIntent
  ) async -> INCallDestinationTypeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveContacts(for: intent) } }
  /// Requires nothing.
  public func resolveContacts(
    for intent: INStartAudioCallIntent
  ) async -> [INPersonResolutionResult] { [] }
}
