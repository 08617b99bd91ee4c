/// An object that handles `INListRideOptionsIntent` (Intents.HA1).
public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  )
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  )
  /// Resolves the pickup location.
  func resolvePickupLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Resolves the drop-off location.
  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse
  /// Returns the resolution of the pickup location.
  func resolvePickupLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult
  /// Returns the resolution of the drop-off location.
  func resolveDropOffLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult
}

extension INListRideOptionsIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
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
  /// Returns a result that needs no value.
  public func resolvePickupLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveDropOffLocation(
    for intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) { finish(completion) { await self.resolveDropOffLocation(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveDropOffLocation(
    for intent: INListRideOptionsIntent
  ) async -> INPlacemarkResolutionResult { .notRequired() }
}
