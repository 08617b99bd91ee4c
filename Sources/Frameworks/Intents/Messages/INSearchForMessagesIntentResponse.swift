/// The answer to `INSearchForMessagesIntent`.
open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSearchForMessagesIntentResponseCode
  /// The messages that were found.
  open var messages: [INMessage]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSearchForMessagesIntentResponse(code: code, userActivity: userActivity)
    copy.messages = messages
    return copy
  }
}
