/// The methods for challenges, of which there are none here (Games.GK10).
public protocol GKChallengeListener: NSObjectProtocol {
  /// Tells the listener that the player wants to meet a challenge; never called.
  func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
  /// Tells the listener that a challenge has arrived; never called.
  func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
  /// Tells the listener that the player has met a challenge; never called.
  func player(
    _ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
  /// Tells the listener that a friend has met a challenge of the player; never called.
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
