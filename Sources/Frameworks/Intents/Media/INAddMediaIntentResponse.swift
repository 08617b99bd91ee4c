/// The answer to `INAddMediaIntent`.
open class INAddMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INAddMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INAddMediaIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INAddMediaIntentResponse(code: code, userActivity: userActivity)
  }
}
