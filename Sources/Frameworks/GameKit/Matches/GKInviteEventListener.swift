/// The methods for invitations, of which there are none here (Games.GK7).
public protocol GKInviteEventListener {
  /// Tells the listener that the player has accepted an invitation; never called.
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  /// Tells the listener that the player wants a match with others; never called.
  func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}

extension GKInviteEventListener {
  /// Does nothing.
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  /// Does nothing.
  public func player(
    _ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]
  ) {}
}
