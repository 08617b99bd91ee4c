/// The method of a page of the service for games.
@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has finished; the delegate dismisses the page.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
