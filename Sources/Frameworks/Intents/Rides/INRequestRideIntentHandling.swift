/// An object that handles `INRequestRideIntent` (Intents.HA1).
public protocol INRequestRideIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void)
  /// Checks the pickup location.
  func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Checks the drop off location.
  func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Checks the ride option name.
  func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Checks the party size.
  func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void)
  /// Checks the scheduled pickup time.
  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse
  /// Returns the check of the pickup location.
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
  /// Returns the check of the drop off location.
  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult
  /// Returns the check of the ride option name.
  func resolveRideOptionName(
    for intent: INRequestRideIntent
  ) async -> INSpeakableStringResolutionResult
  /// Returns the check of the party size.
  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult
  /// Returns the check of the scheduled pickup time.
  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent
  ) async -> INDateComponentsRangeResolutionResult
}

extension INRequestRideIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
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
  /// Requires nothing.
  public func resolvePickupLocation(
    for intent: INRequestRideIntent
  ) async -> INPlacemarkResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { finish(completion) { await self.resolveDropOffLocation(for: intent) } }
  /// Requires nothing.
  public func resolveDropOffLocation(
    for intent: INRequestRideIntent
  ) async -> INPlacemarkResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveRideOptionName(for: intent) } }
  /// Requires nothing.
  public func resolveRideOptionName(
    for intent: INRequestRideIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
  ) { finish(completion) { await self.resolvePartySize(for: intent) } }
  /// Requires nothing.
  public func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    .notRequired()
  }
  /// Calls the asynchronous method.
  public func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { finish(completion) { await self.resolveScheduledPickupTime(for: intent) } }
  /// Requires nothing.
  public func resolveScheduledPickupTime(
    for intent: INRequestRideIntent
  ) async -> INDateComponentsRangeResolutionResult { .notRequired() }
}
