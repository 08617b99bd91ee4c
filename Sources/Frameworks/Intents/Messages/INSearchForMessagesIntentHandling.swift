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
}

extension INSearchForMessagesIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) { completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { completion([]) }
  /// Requires nothing.
  public func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { completion([]) }
  /// Requires nothing.
  public func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping ([INSpeakableStringResolutionResult]) -> Void
  ) { completion([]) }
}
