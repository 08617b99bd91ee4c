/// An object that handles `INGetRideStatusIntent` (Intents.HA1).
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
}

extension INGetRideStatusIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) { completion(INGetRideStatusIntentResponse(code: .ready, userActivity: nil)) }
}
