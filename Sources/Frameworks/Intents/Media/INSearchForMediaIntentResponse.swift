/// The answer to `INSearchForMediaIntent`.
open class INSearchForMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSearchForMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSearchForMediaIntentResponseCode
  /// The pieces that were found.
  open var mediaItems: [INMediaItem]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSearchForMediaIntentResponse(code: code, userActivity: userActivity)
    copy.mediaItems = mediaItems
    return copy
  }
}
