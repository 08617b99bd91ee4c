/// An object that handles `INGetRideStatusIntent` (Intents.HA1).
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
}

extension INGetRideStatusIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
  public func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    INGetRideStatusIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    INGetRideStatusIntentResponse(code: .ready, userActivity: nil)
  }
}
