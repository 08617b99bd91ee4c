/// Callbacks about turn-based matches; never called (Games.GK9).
public protocol GKTurnBasedEventListener {
  /// Called when the player wants to play with others; never called.
  func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
  /// Called when a turn has begun or ended; never called.
  func player(
    _ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  /// Called when a match has ended; never called.
  func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
  /// Called when an exchange request has arrived; never called.
  func player(
    _ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange,
    for match: GKTurnBasedMatch)
  /// Called when an exchange was canceled; never called.
  func player(
    _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange,
    for match: GKTurnBasedMatch)
  /// Called when an exchange is complete; never called.
  func player(
    _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
    forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
  /// Called when the player wants to quit a match; never called.
  func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}

extension GKTurnBasedEventListener {
  /// Does nothing.
  public func player(
    _ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]
  ) {}
  /// Does nothing.
  public func player(
    _ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool
  ) {}
  /// Does nothing.
  public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
  /// Does nothing.
  public func player(
    _ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange,
    for match: GKTurnBasedMatch
  ) {}
  /// Does nothing.
  public func player(
    _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange,
    for match: GKTurnBasedMatch
  ) {}
  /// Does nothing.
  public func player(
    _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
    forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
  ) {}
  /// Does nothing.
  public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
