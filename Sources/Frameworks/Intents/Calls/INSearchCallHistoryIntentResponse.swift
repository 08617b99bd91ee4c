/// The answer to `INSearchCallHistoryIntent`.
open class INSearchCallHistoryIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSearchCallHistoryIntentResponseCode
  /// The calls that were found.
  open var callRecords: [INCallRecord]?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSearchCallHistoryIntentResponse(code: code, userActivity: userActivity)
    copy.callRecords = callRecords
    return copy
  }
}
