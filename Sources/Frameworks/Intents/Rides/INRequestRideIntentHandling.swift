/// An object that handles `INRequestRideIntent` (Intents.HA1).
public protocol INRequestRideIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
  /// Resolves the pickup location.
  func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Resolves the drop-off location.
  func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Resolves the ride option name.
  func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the party size.
  func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
  /// Resolves the scheduled pickup time.
  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
  /// Returns the resolution of the pickup location.
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
  /// Returns the resolution of the drop-off location.
  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
  /// Returns the resolution of the ride option name.
  func resolveRideOptionName(
    for intent: INRequestRideIntent
  ) async -> INSpeakableStringResolutionResult
  /// Returns the resolution of the party size.
  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult
  /// Returns the resolution of the scheduled pickup time.
  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent
  ) async -> INDateComponentsRangeResolutionResult
}

extension INRequestRideIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    INRequestRideIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    INRequestRideIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { finish(completion) { await self.resolvePickupLocation(for: intent) } }
  /// Returns a result that needs no value.
  public func resolvePickupLocation(
    for intent: INRequestRideIntent
  ) async -> INPlacemarkResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { finish(completion) { await self.resolveDropOffLocation(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveDropOffLocation(
    for intent: INRequestRideIntent
  ) async -> INPlacemarkResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveRideOptionName(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveRideOptionName(
    for intent: INRequestRideIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
  ) { finish(completion) { await self.resolvePartySize(for: intent) } }
  /// Returns a result that needs no value.
  public func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    .notRequired()
  }
  /// Calls the asynchronous method.
  public func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { finish(completion) { await self.resolveScheduledPickupTime(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveScheduledPickupTime(
    for intent: INRequestRideIntent
  ) async -> INDateComponentsRangeResolutionResult { .notRequired() }
}
