/// The answer to `INListRideOptionsIntent`.
open class INListRideOptionsIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INListRideOptionsIntentResponseCode
  /// The kinds of rides.
  open var rideOptions: [INRideOption]?
  /// The ways to pay.
  open var paymentMethods: [INPaymentMethod]?
  /// The date until which they are valid.
  open var expirationDate: Date?

  override func copyOfKind() -> INIntentResponse {
    let copy = INListRideOptionsIntentResponse(code: code, userActivity: userActivity)
    copy.rideOptions = rideOptions
    copy.paymentMethods = paymentMethods
    copy.expirationDate = expirationDate
    return copy
  }
}
