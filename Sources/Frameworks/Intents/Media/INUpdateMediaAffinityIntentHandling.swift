/// An object that handles `INUpdateMediaAffinityIntent` (Intents.HA1).
public protocol INUpdateMediaAffinityIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void)
  /// Checks the media items.
  func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void)
  /// Checks the affinity type.
  func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void)
}

extension INUpdateMediaAffinityIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INUpdateMediaAffinityIntent,
    completion: @escaping (INUpdateMediaAffinityIntentResponse) -> Void
  ) { completion(INUpdateMediaAffinityIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveMediaItems(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping ([INUpdateMediaAffinityMediaItemResolutionResult]) -> Void
  ) { completion([]) }
  /// Requires nothing.
  public func resolveAffinityType(
    for intent: INUpdateMediaAffinityIntent,
    with completion: @escaping (INMediaAffinityTypeResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
