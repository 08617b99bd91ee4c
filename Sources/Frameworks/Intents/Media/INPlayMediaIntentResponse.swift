/// The answer to `INPlayMediaIntent`.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INPlayMediaIntentResponseCode
  /// The information about what is played, by the keys of Media Player.
  open var nowPlayingInfo: [String: Any]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INPlayMediaIntentResponse(code: code, userActivity: userActivity)
    copy.nowPlayingInfo = nowPlayingInfo
    return copy
  }
}
