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
  /// Handles an intent, and returns the response.
  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  /// Returns the check of the media items.
  func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult]
}

extension INSearchForMediaIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
  public func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    INSearchForMediaIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse {
    INSearchForMediaIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveMediaItems(for: intent) } }
  /// Requires nothing.
  public func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult] { [] }
}
