/// The answer to `INSetMessageAttributeIntent`.
open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSetMessageAttributeIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INSetMessageAttributeIntentResponse(code: code, userActivity: userActivity)
  }
}
