/// A banner of Game Center; never shown (Games.GK3).
open class GKNotificationBanner: NSObject, @unchecked Sendable {
  /// Calls the closure, later on the main queue; no banner is shown.
  open class func show(
    withTitle title: String?, message: String?,
    completionHandler: (@Sendable () -> Void)? = nil
  ) { GameService.fail { _ in completionHandler?() } }

  /// Does nothing: no banner is shown.
  open class func show(withTitle title: String?, message: String?) async {
    _ = GameService.failure()
  }

  /// Calls the closure, later on the main queue; no banner is shown.
  open class func show(
    withTitle title: String?, message: String?, duration: TimeInterval,
    completionHandler: (@Sendable () -> Void)? = nil
  ) { GameService.fail { _ in completionHandler?() } }

  /// Does nothing: no banner is shown.
  open class func show(
    withTitle title: String?, message: String?, duration: TimeInterval
  ) async { _ = GameService.failure() }
}
