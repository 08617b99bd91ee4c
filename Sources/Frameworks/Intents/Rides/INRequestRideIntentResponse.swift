/// The answer to `INRequestRideIntent`.
open class INRequestRideIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INRequestRideIntentResponseCode
  /// The ride.
  open var rideStatus: INRideStatus?

  override func copyOfKind() -> INIntentResponse {
    let copy = INRequestRideIntentResponse(code: code, userActivity: userActivity)
    copy.rideStatus = rideStatus
    return copy
  }
}
