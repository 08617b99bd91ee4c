/// An object that handles `INSearchForMessagesIntent` (Intents.HA1).
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
  /// Checks the recipients.
  func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Checks the senders.
  func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
  /// Checks the date time range.
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Checks the speakable group names.
  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse
  /// Returns the check of the recipients.
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  /// Returns the check of the senders.
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]
  /// Returns the check of the date time range.
  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent
  ) async -> INDateComponentsRangeResolutionResult
  /// Returns the check of the speakable group names.
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
  /// Reports a failure: a handler has one of the two methods.
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
  /// Requires nothing.
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent
  ) async -> [INPersonResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveSenders(for: intent) } }
  /// Requires nothing.
  public func resolveSenders(
    for intent: INSearchForMessagesIntent
  ) async -> [INPersonResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { finish(completion) { await self.resolveDateTimeRange(for: intent) } }
  /// Requires nothing.
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent
  ) async -> INDateComponentsRangeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveSpeakableGroupNames(for: intent) } }
  /// Requires nothing.
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent
  ) async -> [INSpeakableStringResolutionResult] { [] }
}
