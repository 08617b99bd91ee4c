/// The answer to `INPauseWorkoutIntent`.
open class INPauseWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INPauseWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INPauseWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}
