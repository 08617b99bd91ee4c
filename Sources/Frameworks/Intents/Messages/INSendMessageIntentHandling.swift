/// An object that handles `INSendMessageIntent` (Intents.HA1).
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Resolves the recipients.
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
  /// Resolves the outgoing message type.
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void)
  /// Resolves the content.
  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
  /// Resolves the speakable group name.
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse
  /// Returns the resolution of the recipients.
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult]
  /// Returns the resolution of the outgoing message type.
  func resolveOutgoingMessageType(
    for intent: INSendMessageIntent
  ) async -> INOutgoingMessageTypeResolutionResult
  /// Returns the resolution of the content.
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult
  /// Returns the resolution of the speakable group name.
  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent
  ) async -> INSpeakableStringResolutionResult
}

extension INSendMessageIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
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
  /// Returns a result that needs no value.
  public func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent,
    with completion: @escaping (INOutgoingMessageTypeResolutionResult) -> Void
  ) { finish(completion) { await self.resolveOutgoingMessageType(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveOutgoingMessageType(
    for intent: INSendMessageIntent
  ) async -> INOutgoingMessageTypeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveContent(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    .notRequired()
  }
  /// Calls the asynchronous method.
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveSpeakableGroupName(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveSpeakableGroupName(
    for intent: INSendMessageIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
}
