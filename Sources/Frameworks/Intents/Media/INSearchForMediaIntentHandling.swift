/// An object that handles `INSearchForMediaIntent` (Intents.HA1).
public protocol INSearchForMediaIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void)
  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INSearchForMediaIntent,
    with completion: @escaping ([INSearchForMediaMediaItemResolutionResult]) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INSearchForMediaIntent) async -> INSearchForMediaIntentResponse
  /// Returns the resolution of the media items.
  func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult]
}

extension INSearchForMediaIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INSearchForMediaIntent, completion: @escaping (INSearchForMediaIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
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
  /// Returns a result that needs no value.
  public func resolveMediaItems(
    for intent: INSearchForMediaIntent
  ) async -> [INSearchForMediaMediaItemResolutionResult] { [] }
}
