/// An object that handles `INCreateNoteIntent` (Intents.HA1).
public protocol INCreateNoteIntentHandling: NSObjectProtocol {
  /// Handles an intent.
  func handle(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
  /// Tells whether an intent can be handled.
  func confirm(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void)
  /// Checks the title.
  func resolveTitle(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Checks the content.
  func resolveContent(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INNoteContentResolutionResult) -> Void)
  /// Checks the group name.
  func resolveGroupName(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void)
  /// Handles an intent, and returns the response.
  func handle(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
  /// Returns whether an intent can be handled.
  func confirm(intent: INCreateNoteIntent) async -> INCreateNoteIntentResponse
  /// Returns the check of the title.
  func resolveTitle(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
  /// Returns the check of the content.
  func resolveContent(for intent: INCreateNoteIntent) async -> INNoteContentResolutionResult
  /// Returns the check of the group name.
  func resolveGroupName(for intent: INCreateNoteIntent) async -> INSpeakableStringResolutionResult
}

extension INCreateNoteIntentHandling {
  /// Calls the asynchronous method.
  public func handle(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void
  ) { finish(completion) { await self.handle(intent: intent) } }
  /// Reports a failure: a handler has one of the two methods.
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
  /// Requires nothing.
  public func resolveTitle(
    for intent: INCreateNoteIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveContent(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INNoteContentResolutionResult) -> Void
  ) { finish(completion) { await self.resolveContent(for: intent) } }
  /// Requires nothing.
  public func resolveContent(
    for intent: INCreateNoteIntent
  ) async -> INNoteContentResolutionResult { .notRequired() }
  /// Calls the asynchronous method.
  public func resolveGroupName(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { finish(completion) { await self.resolveGroupName(for: intent) } }
  /// Requires nothing.
  public func resolveGroupName(
    for intent: INCreateNoteIntent
  ) async -> INSpeakableStringResolutionResult { .notRequired() }
}
