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
}

extension INSearchCallHistoryIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INSearchCallHistoryIntent,
    completion: @escaping (INSearchCallHistoryIntentResponse) -> Void
  ) { completion(INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INPersonResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
