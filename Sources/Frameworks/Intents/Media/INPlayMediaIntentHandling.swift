/// An object that handles `INPlayMediaIntent` (Intents.HA1).
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  /// Checks the media items.
  func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void)
  /// Checks the play shuffled.
  func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Checks the playback repeat mode.
  func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void)
  /// Checks the resume playback.
  func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void)
  /// Checks the playback queue location.
  func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void)
  /// Checks the playback speed.
  func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void)
}

extension INPlayMediaIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) { completion(INPlayMediaIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveMediaItems(
    for intent: INPlayMediaIntent,
    with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
  ) { completion([]) }
  /// Requires nothing.
  public func resolvePlayShuffled(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolvePlaybackRepeatMode(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackRepeatModeResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveResumePlayback(
    for intent: INPlayMediaIntent, with completion: @escaping (INBooleanResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolvePlaybackQueueLocation(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlaybackQueueLocationResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolvePlaybackSpeed(
    for intent: INPlayMediaIntent,
    with completion: @escaping (INPlayMediaPlaybackSpeedResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
