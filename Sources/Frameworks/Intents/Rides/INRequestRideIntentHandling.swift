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
}

extension INRequestRideIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void
  ) { completion(INRequestRideIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolvePartySize(
    for intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
