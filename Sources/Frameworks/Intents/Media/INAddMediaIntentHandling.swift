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
  /// Handles an intent, and returns the response.
  func handle(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INAddMediaIntent) async -> INAddMediaIntentResponse
  /// Returns the check of the media items.
  func resolveMediaItems(
    for intent: INAddMediaIntent
  ) async -> [INAddMediaMediaItemResolutionResult]
  /// Returns the check of the media destination.
  func resolveMediaDestination(
    for intent: INAddMediaIntent
  ) async -> INAddMediaMediaDestinationResolutionResult
}

extension INAddMediaIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INAddMediaIntent, completion: @escaping (INAddMediaIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
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
  /// Requires nothing.
  public func resolveMediaItems(
    for intent: INAddMediaIntent
  ) async -> [INAddMediaMediaItemResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolveMediaDestination(
    for intent: INAddMediaIntent,
    with completion: @escaping (INAddMediaMediaDestinationResolutionResult) -> Void
  ) { finish(completion) { await self.resolveMediaDestination(for: intent) } }
  /// Requires nothing.
  public func resolveMediaDestination(
    for intent: INAddMediaIntent
  ) async -> INAddMediaMediaDestinationResolutionResult { .notRequired() }
}
