/// The methods for the events of matches with turns, of which there are none here (Games.GK9).
public protocol GKTurnBasedEventListener {
  /// Tells the listener that the player wants a match with others; never called.
  func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
  /// Tells the listener that a turn has ended or begun; never called.
  func player(
    _ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  /// Tells the listener that a match has ended; never called.
  func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
  /// Tells the listener that a participant asks; never called.
  func player(
    _ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange,
    for match: GKTurnBasedMatch)
  /// Tells the listener that a question was taken back; never called.
  func player(
    _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange,
    for match: GKTurnBasedMatch)
  /// Tells the listener that a question has its replies; never called.
  func player(
    _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
    forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
  /// Tells the listener that the player wants to leave a match; never called.
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
