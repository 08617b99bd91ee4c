/// An object that handles `INListRideOptionsIntent` (Intents.HA1).
public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  )
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  )
  /// Checks the pickup location.
  func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Checks the drop off location.
  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
}

extension INListRideOptionsIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) { completion(INListRideOptionsIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
