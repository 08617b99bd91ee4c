/// A banner with a text of the game, which is not shown: it belongs to the service (Games.GK3).
open class GKNotificationBanner: NSObject, @unchecked Sendable {
  /// Shows a banner, which only calls the closure, later on the main queue.
  open class func show(
    withTitle title: String?, message: String?,
    completionHandler: (@Sendable () -> Void)? = nil
  ) { GameService.fail { _ in completionHandler?() } }

  /// Shows a banner, which does nothing.
  open class func show(withTitle title: String?, message: String?) async {
    _ = GameService.failure()
  }

  /// Shows a banner for some seconds, which only calls the closure, later on the main queue.
  open class func show(
    withTitle title: String?, message: String?, duration: TimeInterval,
    completionHandler: (@Sendable () -> Void)? = nil
  ) { GameService.fail { _ in completionHandler?() } }

  /// Shows a banner for some seconds, which does nothing.
  open class func show(
    withTitle title: String?, message: String?, duration: TimeInterval
  ) async { _ = GameService.failure() }
}
