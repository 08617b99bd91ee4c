/// Callbacks about invitations; never called, because none is received (Games.GK7).
public protocol GKInviteEventListener {
  /// Called when the player has accepted an invitation; never called.
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  /// Called when the player wants to play with others; never called.
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
