/// An object that handles `INStartCallIntent` (Intents.HA1).
public protocol INStartCallIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
  /// Resolves the call record to call back.
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent, with completion: @escaping (INCallRecordResolutionResult) -> Void
  )
  /// Resolves the destination type.
  func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void)
  /// Resolves the contacts.
  func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping ([INStartCallContactResolutionResult]) -> Void)
  /// Resolves the call capability.
  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse
  /// Returns the resolution of the call record to call back.
  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent
  ) async -> INCallRecordResolutionResult
  /// Returns the resolution of the destination type.
  func resolveDestinationType(
    for intent: INStartCallIntent
  ) async -> INCallDestinationTypeResolutionResult
  /// Returns the resolution of the contacts.
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]
  /// Returns the resolution of the call capability.
  func resolveCallCapability(
    for intent: INStartCallIntent
  ) async -> INStartCallCallCapabilityResolutionResult
}

extension INStartCallIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
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
  /// Returns a result that needs no value.
  public func resolveCallRecordToCallBack(
    for intent: INStartCallIntent
  ) async -> INCallRecordResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping (INCallDestinationTypeResolutionResult) -> Void
  ) { finish(completion) { await self.resolveDestinationType(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveDestinationType(
    for intent: INStartCallIntent
  ) async -> INCallDestinationTypeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping ([INStartCallContactResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveContacts(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveContacts(
    for intent: INStartCallIntent
  ) async -> [INStartCallContactResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping (INStartCallCallCapabilityResolutionResult) -> Void
  ) { finish(completion) { await self.resolveCallCapability(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveCallCapability(
    for intent: INStartCallIntent
  ) async -> INStartCallCallCapabilityResolutionResult { .notRequired() }
}
