/// The answer to `INCreateNoteIntent`.
open class INCreateNoteIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INCreateNoteIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INCreateNoteIntentResponseCode
  /// The note.
  open var createdNote: INNote?

  override func copyOfKind() -> INIntentResponse {
    let copy = INCreateNoteIntentResponse(code: code, userActivity: userActivity)
    copy.createdNote = createdNote
    return copy
  }
}
