/// The answer to `INResumeWorkoutIntent`.
open class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
  /// Creates an answer.
  public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init(userActivity)
  }

  /// The state of the handling.
  public let code: INResumeWorkoutIntentResponseCode

  override func copyOfKind() -> INIntentResponse {
    INResumeWorkoutIntentResponse(code: code, userActivity: userActivity)
  }
}
