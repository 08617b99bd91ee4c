/// An object that handles `INSendMessageIntent` (Intents.HA1).
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Checks the recipients.
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
  /// Checks the outgoing message type.
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)
  /// Checks the content.
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  /// Checks the speakable group name.
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Returns the check of the recipients.
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult]
  /// Returns the check of the outgoing message type.
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent
  ) async -> INOutgoingMessageTypeResolutionResult
  /// Returns the check of the content.
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
  /// Returns the check of the speakable group name.
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent
  ) async -> INSpeakableStringResolutionResult
}

extension INSendMessageIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveRecipients(for: intent) } }
  /// Requires nothing.
  public func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
  ) { finish(completion) { await self.resolveOutgoingMessageType(for: intent) } }
  /// Requires nothing.
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent
  ) async -> INOutgoingMessageTypeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveContent(for: intent) } }
  /// Requires nothing.
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    .notRequired()
  }
  /// Calls the asynchronous method.
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveSpeakableGroupName(for: intent) } }
  /// Requires nothing.
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
}
