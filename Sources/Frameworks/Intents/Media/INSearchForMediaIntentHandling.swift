/// An object that handles `INSearchForMediaIntent` (Intents.HA1).
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
  /// Checks the media items.
  func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void)
}

extension INSearchForMediaIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) { completion(INSearchForMediaIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void
  ) { completion([]) }
}
