/// The response of an app to an intent.
open class INIntentResponse: NSObject, NSCopying, @unchecked Sendable {
  init(_ userActivity: NSUserActivity?) {
    self.userActivity = userActivity
    super.init()
  }

  /// The activity that continues in the app.
  public let userActivity: NSUserActivity?

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { copyOfKind() }

  /// Returns a response of the same kind with the same values.
  func copyOfKind() -> INIntentResponse { INIntentResponse(userActivity) }
}
