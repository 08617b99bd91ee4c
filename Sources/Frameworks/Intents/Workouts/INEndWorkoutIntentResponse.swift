/// The answer to `INEndWorkoutIntent`.
open class INEndWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INEndWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INEndWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}
