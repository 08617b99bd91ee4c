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
  /// Handles an intent, and returns the response.
  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
  /// Returns the check of the pickup location.
  func resolvePickupLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult
  /// Returns the check of the drop off location.
  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult
}

extension INListRideOptionsIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
  public func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    INListRideOptionsIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    INListRideOptionsIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { finish(completion) { await self.resolvePickupLocation(for: intent) } }
  /// Requires nothing.
  public func resolvePickupLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { finish(completion) { await self.resolveDropOffLocation(for: intent) } }
  /// Requires nothing.
  public func resolveDropOffLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult { .notRequired() }
}
