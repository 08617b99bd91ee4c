/// The methods for the events of a match, which has no players here (Games.GK6).
public protocol GKMatchDelegate: NSObjectProtocol {
  /// Tells the delegate that a player has sent data; never called.
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  /// Tells the delegate that a player has sent data to one player; never called.
  func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer)
  /// Tells the delegate that the connection of a player has changed; never called.
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  /// Tells the delegate that the match cannot be connected to anybody; never called.
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  /// Asks the delegate whether a player who has left is invited again; never called.
  func match(_ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer) -> Bool
}

extension GKMatchDelegate {
  /// Does nothing.
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  /// Does nothing.
  public func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer
  ) {}
  /// Does nothing.
  public func match(
    _ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState
  ) {}
  /// Does nothing.
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
  /// Returns that the player is not invited again.
  public func match(
    _ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer
  ) -> Bool { false }
}
