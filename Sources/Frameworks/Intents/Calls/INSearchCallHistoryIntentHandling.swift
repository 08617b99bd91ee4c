/// An object that handles `INSearchCallHistoryIntent` (Intents.HA1).
public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
  /// Resolves the date created.
  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the called person.
  func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INPersonResolutionResult) -> Void)
  /// Resolves whether the calls are unseen.
  func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  /// Returns the resolution of the date created.
  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent
  ) async -> INDateComponentsRangeResolutionResult
  /// Returns the resolution of the called person.
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult
  /// Returns the resolution of whether the calls are unseen.
  func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult
}

extension INSearchCallHistoryIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(
    intent: INSearchCallHistoryIntent
  ) async -> INSearchCallHistoryIntentResponse {
    INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { finish(completion) { await self.resolveDateCreated(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveDateCreated(
    for intent: INSearchCallHistoryIntent
  ) async -> INDateComponentsRangeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INPersonResolutionResult) -> Void
  ) { finish(completion) { await self.resolveRecipient(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveRecipient(
    for intent: INSearchCallHistoryIntent
  ) async -> INPersonResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { finish(completion) { await self.resolveUnseen(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveUnseen(
    for intent: INSearchCallHistoryIntent
  ) async -> INBooleanResolutionResult { .notRequired() }
}
