/// The answer to `INSendMessageIntent`.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSendMessageIntentResponseCode
  /// The messages that were sent.
  open var sentMessages: [INMessage]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSendMessageIntentResponse(code: code, userActivity: userActivity)
    copy.sentMessages = sentMessages
    return copy
  }
}
