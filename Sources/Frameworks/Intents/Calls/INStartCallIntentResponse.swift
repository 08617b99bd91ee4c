/// The answer to `INStartCallIntent`.
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INStartCallIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartCallIntentResponse(code: code, userActivity: userActivity)
  }
}
