/// An object that handles `INAddMediaIntent` (Intents.HA1).
public protocol INAddMediaIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
  /// Checks the media items.
  func resolveMediaItems(
    for intent: INAddMediaIntent,
    with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void)
  /// Checks the media destination.
  func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void)
}

extension INAddMediaIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void
  ) { completion(INAddMediaIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveMediaItems(
    for intent: INAddMediaIntent,
    with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void
  ) { completion([]) }
  /// Requires nothing.
  public func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
