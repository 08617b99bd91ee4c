/// An object that handles `INStartAudioCallIntent` (Intents.HA1).
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  /// Resolves the destination type.
  func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
  /// Resolves the contacts.
  func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse
  /// Returns the resolution of the destination type.
  func resolveDestinationType(
    for intent: INStartAudioCallIntent
  ) async -> INCallDestinationTypeResolutionResult
  /// Returns the resolution of the contacts.
  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]
}

extension INStartAudioCallIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
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
  /// Returns a result that needs no value.
  public func resolveDestinationType(
    for intent: INStartAudioCallIntent
  ) async -> INCallDestinationTypeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveContacts(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveContacts(
    for intent: INStartAudioCallIntent
  ) async -> [INPersonResolutionResult] { [] }
}
