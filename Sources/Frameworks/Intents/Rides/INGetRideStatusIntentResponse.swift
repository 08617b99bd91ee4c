/// The answer to `INGetRideStatusIntent`.
open class INGetRideStatusIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INGetRideStatusIntentResponseCode
  /// The ride.
  open var rideStatus: INRideStatus?

  override func copyOfKind() -> INIntentResponse {
    let copy = INGetRideStatusIntentResponse(code: code, userActivity: userActivity)
    copy.rideStatus = rideStatus
    return copy
  }
}
