/// The answer to `INStartWorkoutIntent`.
open class INStartWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INStartWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INStartWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}
