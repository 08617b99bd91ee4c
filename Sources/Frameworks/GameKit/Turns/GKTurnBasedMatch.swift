/// A match whose players take turns; there are none here, as the player has not signed in
/// (Games.GK9).
///
/// - Thread: any; closures are called later on the main queue, once.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
  /// The state of a match.
  public enum Status: Int, Sendable {
    /// The state is not known.
    case unknown = 0
    /// The match goes on.
    case open = 1
    /// The match has ended.
    case ended = 2
    /// The service looks for players.
    case matching = 3
  }

  /// Creates a match about which nothing is known.
  public override init() { super.init() }

  // MARK: Properties

  /// The identifier; empty.
  open var matchID: String { "" }
  /// The date at which it began; long ago.
  open var creationDate: Date { .distantPast }
  /// The participants; empty.
  open var participants: [GKTurnBasedParticipant] { [] }
  /// The state; not known.
  open var status: Status { .unknown }
  /// The participant whose turn it is; `nil`.
  open var currentParticipant: GKTurnBasedParticipant? { nil }
  /// The data of the game; `nil`.
  open var matchData: Data? { nil }
  /// The text about the last turn; stored, as it is not sent.
  open var message: String?
  /// The greatest size of the data, in bytes; 65,536 (guess).
  open var matchDataMaximumSize: Int { TurnData.matchLimit }
  /// The exchanges; empty.
  open var exchanges: [GKTurnBasedExchange]? { [] }
  /// The exchanges that wait for the player; empty.
  open var activeExchanges: [GKTurnBasedExchange]? { [] }
  /// The exchanges that have ended; empty.
  open var completedExchanges: [GKTurnBasedExchange]? { [] }
  /// The greatest size of the data of an exchange, in bytes; 1,024 (guess).
  open var exchangeDataMaximumSize: Int { TurnData.exchangeLimit }
  /// The greatest number of exchanges of a participant; 30 (guess).
  open var exchangeMaxInitiatedExchangesPerPlayer: Int { TurnData.exchangeCount }

  /// Changes the text about the last turn to one of the app's texts.
  ///
  /// - Parameters:
  ///   - key: The key of the text in the app's `Localizable.strings`.
  ///   - arguments: The values for the places `%@` in the text.
  open func setLocalizableMessageWithKey(_ key: String, arguments: [String]?) {
    message = String(
      format: Bundle.main.localizedString(forKey: key, value: nil, table: nil),
      arguments: (arguments ?? []).map { $0._bridgeToObjectiveC() })
  }

  // MARK: Matches

  /// Finds a match, which fails with `matchRequestInvalid` or `notAuthenticated`.
  open class func find(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler:
      @escaping @Sendable (GKTurnBasedMatch?, (any Error)?) -> Void
  ) {
    GameService.report(failure(of: request)) { completionHandler(nil, $0) }
  }

  /// Finds a match, which throws the same.
  @discardableResult
  open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch {
    throw failure(of: request)
  }

  /// Loads the matches of the player, which fails with `notAuthenticated`.
  open class func loadMatches(
    completionHandler: (@Sendable ([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Loads the matches of the player, which throws the same.
  @discardableResult
  open class func loadMatches() async throws -> [GKTurnBasedMatch] {
    throw GameService.failure(.notAuthenticated)
  }

  /// Loads a match, which fails with `notAuthenticated`.
  open class func load(
    withID matchID: String,
    withCompletionHandler completionHandler: (
      @Sendable (GKTurnBasedMatch?, (any Error)?) -> Void
    )? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Loads a match, which throws the same.
  @discardableResult
  open class func load(withID matchID: String) async throws -> GKTurnBasedMatch {
    throw GameService.failure(.notAuthenticated)
  }

  /// Begins a match with the same players, which fails with `notAuthenticated`.
  open func rematch(
    completionHandler: (@Sendable (GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Begins a match with the same players, which throws the same.
  @discardableResult
  open func rematch() async throws -> GKTurnBasedMatch {
    throw GameService.failure(.notAuthenticated)
  }

  /// Accepts the invitation, which fails with `notAuthenticated`.
  open func acceptInvite(
    completionHandler: (@Sendable (GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Accepts the invitation, which throws the same.
  @discardableResult
  open func acceptInvite() async throws -> GKTurnBasedMatch {
    throw GameService.failure(.notAuthenticated)
  }

  /// Declines the invitation, which fails with `notAuthenticated`.
  open func declineInvite(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?($0) }
  }

  /// Declines the invitation, which throws the same.
  open func declineInvite() async throws {
    throw GameService.failure(.notAuthenticated)
  }

  /// Removes the match, which fails with `notAuthenticated`.
  open func remove(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?($0) }
  }

  /// Removes the match, which throws the same.
  open func remove() async throws {
    throw GameService.failure(.notAuthenticated)
  }

  /// Loads the data, which fails with `notAuthenticated`.
  open func loadMatchData(
    completionHandler: (@Sendable (Data?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Loads the data, which throws the same.
  @discardableResult
  open func loadMatchData() async throws -> Data {
    throw GameService.failure(.notAuthenticated)
  }

  // MARK: Turns

  /// Ends the turn, which fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func endTurn(
    withNextParticipants nextParticipants: [GKTurnBasedParticipant],
    turnTimeout timeout: TimeInterval, match matchData: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(matchData, limit: matchDataMaximumSize)) {
      completionHandler?($0)
    }
  }

  /// Ends the turn, which throws the same.
  open func endTurn(
    withNextParticipants nextParticipants: [GKTurnBasedParticipant],
    turnTimeout timeout: TimeInterval, match matchData: Data
  ) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  /// Saves the data without an end of the turn, which fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func saveCurrentTurn(
    withMatch matchData: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(matchData, limit: matchDataMaximumSize)) {
      completionHandler?($0)
    }
  }

  /// Saves the data without an end of the turn, which throws the same.
  open func saveCurrentTurn(withMatch matchData: Data) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  /// Leaves the match in a turn, which fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func participantQuitInTurn(
    with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant],
    turnTimeout timeout: TimeInterval, match matchData: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(matchData, limit: matchDataMaximumSize)) {
      completionHandler?($0)
    }
  }

  /// Leaves the match in a turn, which throws the same.
  open func participantQuitInTurn(
    with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant],
    turnTimeout timeout: TimeInterval, match matchData: Data
  ) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  /// Leaves the match between turns, which fails with `notAuthenticated`.
  open func participantQuitOutOfTurn(
    with matchOutcome: Outcome,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?($0) }
  }

  /// Leaves the match between turns, which throws the same.
  open func participantQuitOutOfTurn(with matchOutcome: Outcome) async throws {
    throw GameService.failure(.notAuthenticated)
  }

  /// Ends the match, which fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func endMatchInTurn(
    withMatch matchData: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(matchData, limit: matchDataMaximumSize)) {
      completionHandler?($0)
    }
  }

  /// Ends the match, which throws the same.
  open func endMatchInTurn(withMatch matchData: Data) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  /// Ends the match with scores, which fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func endMatchInTurn(
    withMatch matchData: Data, leaderboardScores scores: [GKLeaderboardScore],
    achievements: [Any], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(matchData, limit: matchDataMaximumSize)) {
      completionHandler?($0)
    }
  }

  /// Ends the match with scores, which throws the same.
  open func endMatchInTurn(
    withMatch matchData: Data, leaderboardScores scores: [GKLeaderboardScore],
    achievements: [Any]
  ) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  /// Saves data with the results of exchanges, which fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func saveMergedMatch(
    _ matchData: Data, withResolvedExchanges exchanges: [GKTurnBasedExchange],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(matchData, limit: matchDataMaximumSize)) {
      completionHandler?($0)
    }
  }

  /// Saves data with the results of exchanges, which throws the same.
  open func saveMergedMatch(
    _ matchData: Data, withResolvedExchanges exchanges: [GKTurnBasedExchange]
  ) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  // MARK: Exchanges

  /// Asks participants, which fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func sendExchange(
    to participants: [GKTurnBasedParticipant], data: Data,
    localizableMessageKey key: String, arguments: [String], timeout: TimeInterval,
    completionHandler: (@Sendable (GKTurnBasedExchange?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(data, limit: exchangeDataMaximumSize)) {
      completionHandler?(nil, $0)
    }
  }

  /// Asks participants, which throws the same.
  @discardableResult
  open func sendExchange(
    to participants: [GKTurnBasedParticipant], data: Data,
    localizableMessageKey key: String, arguments: [String], timeout: TimeInterval
  ) async throws -> GKTurnBasedExchange {
    throw TurnData.failure(data, limit: exchangeDataMaximumSize)
  }

  /// Reminds participants, which fails with `notAuthenticated`.
  open func sendReminder(
    to participants: [GKTurnBasedParticipant], localizableMessageKey key: String,
    arguments: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?($0) }
  }

  /// Reminds participants, which throws the same.
  open func sendReminder(
    to participants: [GKTurnBasedParticipant], localizableMessageKey key: String,
    arguments: [String]
  ) async throws {
    throw GameService.failure(.notAuthenticated)
  }

  // MARK: Internals

  /// Returns the error of a search.
  private class func failure(of request: GKMatchRequest) -> GKError {
    request.mistake(for: .turnBased) ?? GameService.failure(.notAuthenticated)
  }
}
