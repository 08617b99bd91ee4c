/// The answer to `INCancelWorkoutIntent`.
open class INCancelWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INCancelWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INCancelWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}
