/// An object that handles `INGetRideStatusIntent` (Intents.HA1).
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse
}

extension INGetRideStatusIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
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
