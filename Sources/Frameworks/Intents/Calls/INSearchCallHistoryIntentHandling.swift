/// An object that handles `INSearchCallHistoryIntent` (Intents.HA1).
public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void)
  /// Checks the date created.
  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Checks the recipient.
  func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INPersonResolutionResult) -> Void)
  /// Checks the unseen.
  func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse
  /// Returns the check of the date created.
  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent
  ) async -> INDateComponentsRangeResolutionResult
  /// Returns the check of the recipient.
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult
  /// Returns the check of the unseen.
  func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult
}

extension INSearchCallHistoryIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
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
  /// Requires nothing.
  public func resolveDateCreated(
    for intent: INSearchCallHistoryIntent
  ) async -> INDateComponentsRangeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INPersonResolutionResult) -> Void
  ) { finish(completion) { await self.resolveRecipient(for: intent) } }
  /// Requires nothing.
  public func resolveRecipient(
    for intent: INSearchCallHistoryIntent
  ) async -> INPersonResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { finish(completion) { await self.resolveUnseen(for: intent) } }
  /// Requires nothing.
  public func resolveUnseen(
    for intent: INSearchCallHistoryIntent
  ) async -> INBooleanResolutionResult { .notRequired() }
}
