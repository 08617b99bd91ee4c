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
}

extension INCreateNoteIntentHandling {
  /// Confirms the intent.
  public func confirm(
    intent: INCreateNoteIntent, completion: @escaping (INCreateNoteIntentResponse) -> Void
  ) { completion(INCreateNoteIntentResponse(code: .ready, userActivity: nil)) }
  /// Requires nothing.
  public func resolveTitle(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveContent(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INNoteContentResolutionResult) -> Void
  ) { completion(.notRequired()) }
  /// Requires nothing.
  public func resolveGroupName(
    for intent: INCreateNoteIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) { completion(.notRequired()) }
}
