/// An object that handles `INStartCallIntent` (Intents.HA1).
public protocol INStartCallIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  /// Checks the call record to call back.
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void
  )
  /// Checks the destination type.
  func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
  /// Checks the contacts.
  func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping ([INStartCallContactResolutionResult]) -> Void)
  /// Checks the call capability.
  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void)
}

extension INStartCallIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void
  ) { completion(INStartCallIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) { completion([]) }
  /// Requires nothing.
  public func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
