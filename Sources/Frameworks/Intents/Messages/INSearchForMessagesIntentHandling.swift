/// An object that handles `INSearchForMessagesIntent` (Intents.HA1).
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  /// Resolves the recipients.
  func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Resolves the senders.
  func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Resolves the date time range.
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Resolves the speakable group names.
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  /// Returns the resolution of the recipients.
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  /// Returns the resolution of the senders.
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  /// Returns the resolution of the date time range.
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent
  ) async -> INDateComponentsRangeResolutionResult
  /// Returns the resolution of the speakable group names.
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent
  ) async -> [INSpeakableStringResolutionResult]
}

extension INSearchForMessagesIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(
    intent: INSearchForMessagesIntent
  ) async -> INSearchForMessagesIntentResponse {
    INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveRecipients(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent
  ) async -> [INPersonResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveSenders(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveSenders(
    for intent: INSearchForMessagesIntent
  ) async -> [INPersonResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { finish(completion) { await self.resolveDateTimeRange(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent
  ) async -> INDateComponentsRangeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveSpeakableGroupNames(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent
  ) async -> [INSpeakableStringResolutionResult] { [] }
}
