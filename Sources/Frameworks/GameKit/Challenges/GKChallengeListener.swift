/// Callbacks about challenges; never called, because none is received (Games.GK10).
public protocol GKChallengeListener: NSObjectProtocol {
  /// Called when the player wants to play a challenge; never called.
  func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
  /// Called when a challenge has arrived; never called.
  func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
  /// Called when the player has completed a challenge; never called.
  func player(
    _ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
  /// Called when a friend has completed the player's challenge; never called.
  func player(
    _ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge,
    byFriend friendPlayer: GKPlayer)
}

extension GKChallengeListener {
  /// Does nothing.
  public func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge) {}
  /// Does nothing.
  public func player(_ player: GKPlayer, didReceive challenge: GKChallenge) {}
  /// Does nothing.
  public func player(
    _ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer
  ) {}
  /// Does nothing.
  public func player(
    _ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge,
    byFriend friendPlayer: GKPlayer
  ) {}
}
