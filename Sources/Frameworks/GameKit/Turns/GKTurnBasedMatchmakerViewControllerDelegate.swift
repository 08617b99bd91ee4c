/// Callbacks of a turn-based matchmaking page.
@preconcurrency @MainActor
public protocol GKTurnBasedMatchmakerViewControllerDelegate: NSObjectProtocol {
  /// Called after the user canceled; the delegate dismisses the page.
  func turnBasedMatchmakerViewControllerWasCancelled(
    _ viewController: GKTurnBasedMatchmakerViewController)
  /// Called after the page failed; the delegate dismisses it.
  func turnBasedMatchmakerViewController(
    _ viewController: GKTurnBasedMatchmakerViewController, didFailWithError error: any Error)
}
