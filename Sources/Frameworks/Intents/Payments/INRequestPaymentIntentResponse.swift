/// The answer to `INRequestPaymentIntent`.
open class INRequestPaymentIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INRequestPaymentIntentResponseCode
  /// The payment.
  open var paymentRecord: INPaymentRecord?

  override func copyOfKind() -> INIntentResponse {
    let copy = INRequestPaymentIntentResponse(code: code, userActivity: userActivity)
    copy.paymentRecord = paymentRecord
    return copy
  }
}
