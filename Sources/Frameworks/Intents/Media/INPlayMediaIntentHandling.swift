/// An object that handles `INPlayMediaIntent` (Intents.HA1).
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  /// Resolves the media items.
  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
  /// Resolves whether playback is shuffled.
  func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the playback repeat mode.
  func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void)
  /// Resolves whether playback resumes.
  func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Resolves the playback queue location.
  func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void)
  /// Resolves the playback speed.
  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
  /// Returns the resolution of the media items.
  func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult]
  /// Returns the resolution of whether playback is shuffled.
  func resolvePlayShuffled(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  /// Returns the resolution of the playback repeat mode.
  func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackRepeatModeResolutionResult
  /// Returns the resolution of whether playback resumes.
  func resolveResumePlayback(for intent: INPlayMediaIntent) async -> INBooleanResolutionResult
  /// Returns the resolution of the playback queue location.
  func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackQueueLocationResolutionResult
  /// Returns the resolution of the playback speed.
  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent
  ) async -> INPlayMediaPlaybackSpeedResolutionResult
}

extension INPlayMediaIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) { finish(completion) { await self.resolveMediaItems(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveMediaItems(
    for intent: INPlayMediaIntent
  ) async -> [INPlayMediaMediaItemResolutionResult] { [] }
  /// Calls the asynchronous method.
  public func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { finish(completion) { await self.resolvePlayShuffled(for: intent) } }
  /// Returns a result that needs no value.
  public func resolvePlayShuffled(
    for intent: INPlayMediaIntent
  ) async -> INBooleanResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void
  ) { finish(completion) { await self.resolvePlaybackRepeatMode(for: intent) } }
  /// Returns a result that needs no value.
  public func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackRepeatModeResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { finish(completion) { await self.resolveResumePlayback(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveResumePlayback(
    for intent: INPlayMediaIntent
  ) async -> INBooleanResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void
  ) { finish(completion) { await self.resolvePlaybackQueueLocation(for: intent) } }
  /// Returns a result that needs no value.
  public func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent
  ) async -> INPlaybackQueueLocationResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) { finish(completion) { await self.resolvePlaybackSpeed(for: intent) } }
  /// Returns a result that needs no value.
  public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent
  ) async -> INPlayMediaPlaybackSpeedResolutionResult { .notRequired() }
}
