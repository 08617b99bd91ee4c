/// The answer to `INStartAudioCallIntent`.
open class INStartAudioCallIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INStartAudioCallIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartAudioCallIntentResponse(code: code, userActivity: userActivity)
  }
}
