/// The methods of a page that finds players for a match.
@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user has canceled; the delegate dismisses the page.
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  /// Tells the delegate that the page has failed; the delegate dismisses it.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
  /// Tells the delegate that the match is found; never called.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFind match: GKMatch)
  /// Tells the delegate that the players for a match on a server are found; never called.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFindHostedPlayers players: [GKPlayer])
  /// Tells the delegate that a player has accepted an invitation; never called.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, hostedPlayerDidAccept player: GKPlayer)
  /// Asks the delegate for the properties of a player for the rules; never called.
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
  /// Answers that there are no properties.
  public func matchmakerViewController(
    _ viewController: GKMatchmakerViewController,
    getMatchPropertiesForRecipient recipient: GKPlayer,
    withCompletionHandler completionHandler: @escaping @Sendable (GKMatchProperties) -> Void
  ) { completionHandler([:]) }
}
