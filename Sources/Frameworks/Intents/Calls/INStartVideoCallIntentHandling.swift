/// An object that handles `INStartVideoCallIntent` (Intents.HA1).
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void)
  /// Checks the contacts.
  func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
}

extension INStartVideoCallIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Void
  ) { completion(INStartVideoCallIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { completion([]) }
}
