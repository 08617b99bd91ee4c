/// Callbacks of a matchmaking page.
@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  /// Called after the user canceled; the delegate dismisses the page.
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  /// Called after the page failed; the delegate dismisses it.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  /// Called with a match; never called.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch)
  /// Called with the players of a hosted match; never called.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
  /// Called after a player accepted an invitation to a hosted match; never called.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer)
  /// Called for the matchmaking properties of a player; never called.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController,
    getMatchPropertiesForRecipient recipient: GKPlayer,
    withCompletionHandler completionHandler: @escaping @Sendable (GKMatchProperties) -> Void)
}

extension GKMatchmakerViewControllerDelegate {
  /// Does nothing.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch
  ) {}
  /// Does nothing.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer]
  ) {}
  /// Does nothing.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer
  ) {}
  /// Passes nil to the closure.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController,
    getMatchPropertiesForRecipient recipient: GKPlayer,
    withCompletionHandler completionHandler: @escaping @Sendable (GKMatchProperties) -> Void
  ) { completionHandler([:]) }
}
