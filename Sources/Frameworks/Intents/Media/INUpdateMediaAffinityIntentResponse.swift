/// The answer to `INUpdateMediaAffinityIntent`.
open class INUpdateMediaAffinityIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INUpdateMediaAffinityIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INUpdateMediaAffinityIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INUpdateMediaAffinityIntentResponse(code: code, userActivity: userActivity)
  }
}
