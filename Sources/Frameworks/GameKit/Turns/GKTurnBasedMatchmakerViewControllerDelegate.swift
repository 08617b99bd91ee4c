/// The methods of a page that finds players who take turns.
@preconcurrency @MainActor
public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has canceled; the delegate dismisses the page.
  func turnBasedMatchmakerViewControllerWasCancelled(
    _ viewController: GKTurnBasedMatchmakerViewController)
  /// Tells the delegate that the page has failed; the delegate dismisses it.
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}
