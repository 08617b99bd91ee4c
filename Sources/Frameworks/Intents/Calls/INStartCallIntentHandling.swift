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
  /// Handles an intent, and returns the response.
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Returns the check of the call record to call back.
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent
  ) async -> INCallRecordResolutionResult
  /// Returns the check of the destination type.
  func resolveDestinationType(
    for intent: INStartCallIntent
  ) async -> INCallDestinationTypeResolutionResult
  /// Returns the check of the contacts.
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]
  /// Returns the check of the call capability.
  func resolveCallCapability(
    for intent: INStartCallIntent
  ) async -> INStartCallCallCapabilityResolutionResult
}

extension INStartCallIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    INStartCallIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    INStartCallIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void
  ) { finish(completion) { await self.resolveCallRecordToCallBack(for: intent) } }
  /// Requires nothing.
  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent
  ) async -> INCallRecordResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) { finish(completion) { await self.resolveDestinationType(for: intent) } }
  /// Requires nothing.
  public func resolveDestinationType(
    for intent: INStartCallIntent
  ) async -> INCallDestinationTypeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveContacts(for: intent) } }
  /// Requires nothing.
  public func resolveContacts(
    for intent: INStartCallIntent
  ) async -> [INStartCallContactResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
  ) { finish(completion) { await self.resolveCallCapability(for: intent) } }
  /// Requires nothing.
  public func resolveCallCapability(
    for intent: INStartCallIntent
  ) async -> INStartCallCallCapabilityResolutionResult { .notRequired() }
}
