/// An object that handles `INAddMediaIntent` (Intents.HA1).
public protocol INAddMediaIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void)
  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INAddMediaIntent,
    with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void)
  /// Resolves the media destination.
  func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
  /// Returns the resolution of the media items.
  func resolveMediaItems(
    for intent: INAddMediaIntent
  ) async -> [INAddMediaMediaItemResolutionResult]
  /// Returns the resolution of the media destination.
  func resolveMediaDestination(
    for intent: INAddMediaIntent
  ) async -> INAddMediaMediaDestinationResolutionResult
}

extension INAddMediaIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    INAddMediaIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse {
    INAddMediaIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveMediaItems(
    for intent: INAddMediaIntent,
    with completion: @escaping ([INAddMediaMediaItemResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveMediaItems(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveMediaItems(
    for intent: INAddMediaIntent
  ) async -> [INAddMediaMediaItemResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void
  ) { finish(completion) { await self.resolveMediaDestination(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveMediaDestination(
    for intent: INAddMediaIntent
  ) async -> INAddMediaMediaDestinationResolutionResult { .notRequired() }
}
