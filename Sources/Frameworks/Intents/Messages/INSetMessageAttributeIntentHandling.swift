/// An object that handles `INSetMessageAttributeIntent` (Intents.HA1).
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
}

extension INSetMessageAttributeIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INSetMessageAttributeIntent,
    completion: @escaping (INSetMessageAttributeIntentResponse) -> Void
  ) { completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)) }
}
