/// A turn-based match; always empty, because the player is not authenticated (Games.GK9).
///
/// - Thread: any; closures are called later on the main queue, once.
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
  /// The statuses of a match.
  public enum Status: Int, Sendable {
    /// Unknown.
    case unknown = 0
    /// In progress.
    case open = 1
    /// Ended.
    case ended = 2
    /// Waiting for players.
    case matching = 3
  }

  /// Creates an empty match.
  public override init() { super.init() }

  // MARK: Properties

  /// The identifier: empty.
  open var matchID: String { "" }
  /// The creation date: the distant past.
  open var creationDate: Date { .distantPast }
  /// The participants: always empty.
  open var participants: [GKTurnBasedParticipant] { [] }
  /// The status: `unknown`.
  open var status: Status { .unknown }
  /// The participant whose turn it is: nil.
  open var currentParticipant: GKTurnBasedParticipant? { nil }
  /// The match data: nil.
  open var matchData: Data? { nil }
  /// The message about the last turn; stored.
  open var message: String?
  /// The maximum size of the match data in bytes: 65,536 (guess).
  open var matchDataMaximumSize: Int { TurnData.matchLimit }
  /// The exchanges: always empty.
  open var exchanges: [GKTurnBasedExchange]? { [] }
  /// The exchanges that wait for the player: always empty.
  open var activeExchanges: [GKTurnBasedExchange]? { [] }
  /// The completed exchanges: always empty.
  open var completedExchanges: [GKTurnBasedExchange]? { [] }
  /// The maximum size of an exchange's data in bytes: 1,024 (guess).
  open var exchangeDataMaximumSize: Int { TurnData.exchangeLimit }
  /// The maximum number of a participant's exchanges: 30 (guess).
  open var exchangeMaxInitiatedExchangesPerPlayer: Int { TurnData.exchangeCount }

  /// Sets the message to one of the app's localized strings.
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

  /// Checks the request, then fails with `matchRequestInvalid` or `notAuthenticated`.
  open class func find(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler:
      @escaping @Sendable (GKTurnBasedMatch?, (any Error)?) -> Void
  ) {
    GameService.report(failure(of: request)) { completionHandler(nil, $0) }
  }

  /// Checks the request, then throws the same errors.
  @discardableResult
  open class func find(for request: GKMatchRequest) async throws -> GKTurnBasedMatch {
    throw failure(of: request)
  }

  /// Calls the closure with `notAuthenticated`.
  open class func loadMatches(
    completionHandler: (@Sendable ([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Throws `notAuthenticated`.
  @discardableResult
  open class func loadMatches() async throws -> [GKTurnBasedMatch] {
    throw GameService.failure(.notAuthenticated)
  }

  /// Calls the closure with `notAuthenticated`.
  open class func load(
    withID matchID: String,
    withCompletionHandler completionHandler: (
      @Sendable (GKTurnBasedMatch?, (any Error)?) -> Void
    )? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Throws `notAuthenticated`.
  @discardableResult
  open class func load(withID matchID: String) async throws -> GKTurnBasedMatch {
    throw GameService.failure(.notAuthenticated)
  }

  /// Calls the closure with `notAuthenticated`.
  open func rematch(
    completionHandler: (@Sendable (GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Throws `notAuthenticated`.
  @discardableResult
  open func rematch() async throws -> GKTurnBasedMatch {
    throw GameService.failure(.notAuthenticated)
  }

  /// Calls the closure with `notAuthenticated`.
  open func acceptInvite(
    completionHandler: (@Sendable (GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Throws `notAuthenticated`.
  @discardableResult
  open func acceptInvite() async throws -> GKTurnBasedMatch {
    throw GameService.failure(.notAuthenticated)
  }

  /// Calls the closure with `notAuthenticated`.
  open func declineInvite(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?($0) }
  }

  /// Throws `notAuthenticated`.
  open func declineInvite() async throws {
    throw GameService.failure(.notAuthenticated)
  }

  /// Calls the closure with `notAuthenticated`.
  open func remove(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?($0) }
  }

  /// Throws `notAuthenticated`.
  open func remove() async throws {
    throw GameService.failure(.notAuthenticated)
  }

  /// Calls the closure with `notAuthenticated`.
  open func loadMatchData(
    completionHandler: (@Sendable (Data?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Throws `notAuthenticated`.
  @discardableResult
  open func loadMatchData() async throws -> Data {
    throw GameService.failure(.notAuthenticated)
  }

  // MARK: Turns

  /// Checks the size of the data, then fails with `turnBasedMatchDataTooLarge` or
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

  /// Checks the size of the data, then throws the same errors.
  open func endTurn(
    withNextParticipants nextParticipants: [GKTurnBasedParticipant],
    turnTimeout timeout: TimeInterval, match matchData: Data
  ) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  /// Checks the size of the data, then fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func saveCurrentTurn(
    withMatch matchData: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(matchData, limit: matchDataMaximumSize)) {
      completionHandler?($0)
    }
  }

  /// Checks the size of the data, then throws the same errors.
  open func saveCurrentTurn(withMatch matchData: Data) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  /// Checks the size of the data, then fails with `turnBasedMatchDataTooLarge` or
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

  /// Checks the size of the data, then throws the same errors.
  open func participantQuitInTurn(
    with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant],
    turnTimeout timeout: TimeInterval, match matchData: Data
  ) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  /// Calls the closure with `notAuthenticated`.
  open func participantQuitOutOfTurn(
    with matchOutcome: Outcome,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?($0) }
  }

  /// Throws `notAuthenticated`.
  open func participantQuitOutOfTurn(with matchOutcome: Outcome) async throws {
    throw GameService.failure(.notAuthenticated)
  }

  /// Checks the size of the data, then fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func endMatchInTurn(
    withMatch matchData: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(matchData, limit: matchDataMaximumSize)) {
      completionHandler?($0)
    }
  }

  /// Checks the size of the data, then throws the same errors.
  open func endMatchInTurn(withMatch matchData: Data) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  /// Checks the size of the data, then fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func endMatchInTurn(
    withMatch matchData: Data, leaderboardScores scores: [GKLeaderboardScore],
    achievements: [Any], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(matchData, limit: matchDataMaximumSize)) {
      completionHandler?($0)
    }
  }

  /// Checks the size of the data, then throws the same errors.
  open func endMatchInTurn(
    withMatch matchData: Data, leaderboardScores scores: [GKLeaderboardScore],
    achievements: [Any]
  ) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  /// Checks the size of the data, then fails with `turnBasedMatchDataTooLarge` or
  /// `notAuthenticated`.
  open func saveMergedMatch(
    _ matchData: Data, withResolvedExchanges exchanges: [GKTurnBasedExchange],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(matchData, limit: matchDataMaximumSize)) {
      completionHandler?($0)
    }
  }

  /// Checks the size of the data, then throws the same errors.
  open func saveMergedMatch(
    _ matchData: Data, withResolvedExchanges exchanges: [GKTurnBasedExchange]
  ) async throws {
    throw TurnData.failure(matchData, limit: matchDataMaximumSize)
  }

  // MARK: Exchanges

  /// Checks the size of the data, then fails with `turnBasedMatchDataTooLarge` or
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

  /// Checks the size of the data, then throws the same errors.
  @discardableResult
  open func sendExchange(
    to participants: [GKTurnBasedParticipant], data: Data,
    localizableMessageKey key: String, arguments: [String], timeout: TimeInterval
  ) async throws -> GKTurnBasedExchange {
    throw TurnData.failure(data, limit: exchangeDataMaximumSize)
  }

  /// Calls the closure with `notAuthenticated`.
  open func sendReminder(
    to participants: [GKTurnBasedParticipant], localizableMessageKey key: String,
    arguments: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?($0) }
  }

  /// Throws `notAuthenticated`.
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
