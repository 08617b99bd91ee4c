/// The answer to `INStartVideoCallIntent`.
open class INStartVideoCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INStartVideoCallIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartVideoCallIntentResponse(code: code, userActivity: userActivity)
  }
}
