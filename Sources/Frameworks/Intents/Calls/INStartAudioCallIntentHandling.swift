/// An object that handles `INStartAudioCallIntent` (Intents.HA1).
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void)
  /// Checks the destination type.
  func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
  /// Checks the contacts.
  func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void)
}

extension INStartAudioCallIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Void
  ) { completion(INStartAudioCallIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) { completion([]) }
}
