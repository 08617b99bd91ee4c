/// The answer of an app to an intent.
open class INIntentResponse: NSObject, NSCopying, @unchecked Sendable {
  init(_ userActivity: NSUserActivity?) {
    self.userActivity = userActivity
    super.init()
  }

  /// The activity with which the app continues.
  public let userActivity: NSUserActivity?

  /// Returns a copy with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copyOfKind() }

  /// Returns an answer of the same kind with the same values.
  func copyOfKind() -> INIntentResponse { INIntentResponse(userActivity) }
}
