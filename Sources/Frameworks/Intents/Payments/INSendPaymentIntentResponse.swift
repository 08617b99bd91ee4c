/// The answer to `INSendPaymentIntent`.
open class INSendPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INSendPaymentIntentResponseCode
  /// The payment.
  open var paymentRecord: INPaymentRecord?

  override func copyOfKind() -> INIntentResponse {
    let copy = INSendPaymentIntentResponse(code: code, userActivity: userActivity)
    copy.paymentRecord = paymentRecord
    return copy
  }
}
