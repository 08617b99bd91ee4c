/// An object that handles `INCreateNoteIntent` (Intents.HA1).
public protocol INCreateNoteIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
  /// Confirms that an intent can be handled, or says why not.
  func confirm(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
  /// Resolves the title.
  func resolveTitle(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Resolves the content.
  func resolveContent(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INNoteContentResolutionResult) -> Void)
  /// Resolves the group name.
  func resolveGroupName(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
  /// Returns a response that confirms the intent, or says why not.
  func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
  /// Returns the resolution of the title.
  func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
  /// Returns the resolution of the content.
  func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult
  /// Returns the resolution of the group name.
  func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
}

extension INCreateNoteIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Returns a failure: a handler implements one of the two forms.
  public func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    INCreateNoteIntentResponse(code: .failure, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func confirm(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void
  ) { finish(completion) { await self.confirm(intent: intent) } }
  /// Confirms the intent.
  public func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse {
    INCreateNoteIntentResponse(code: .ready, userActivity: nil)
  }
  /// Calls the asynchronous method.
  public func resolveTitle(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveTitle(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveTitle(
    for intent: INCreateNoteIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveContent(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INNoteContentResolutionResult) -> Void
  ) { finish(completion) { await self.resolveContent(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveContent(
    for intent: INCreateNoteIntent
  ) async -> INNoteContentResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveGroupName(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveGroupName(for: intent) } }
  /// Returns a result that needs no value.
  public func resolveGroupName(
    for intent: INCreateNoteIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
}
