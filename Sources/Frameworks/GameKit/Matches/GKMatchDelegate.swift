/// Callbacks of a match; never called, because no match has players (Games.GK6).
public protocol GKMatchDelegate: NSObjectProtocol {
  /// Called when data have arrived; never called.
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  /// Called when data for one player have arrived; never called.
  func match(
    _ match: GKMatch, didReceive data: Data, forRecipient recipient: GKPlayer,
    fromRemotePlayer player: GKPlayer)
  /// Called when a player's connection has changed; never called.
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  /// Called when the match has failed; never called.
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
  /// Called for a decision about inviting a disconnected player again; never called.
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
  /// Returns false.
  public func match(
    _ match: GKMatch, shouldReinviteDisconnectedPlayer player: GKPlayer
  ) -> Bool { false }
}
