/// A request between participants outside of turns; never received here (Games.GK9).
open class GKTurnBasedExchange: NSObject, @unchecked Sendable {
  /// Creates an empty exchange.
  public override init() { super.init() }

  /// The identifier: empty.
  open var exchangeID: String { "" }
  /// The sender: an empty one.
  open var sender: GKTurnBasedParticipant { GKTurnBasedParticipant() }
  /// The recipients: always empty.
  open var recipients: [GKTurnBasedParticipant] { [] }
  /// The status: `unknown`.
  open var status: GKTurnBasedExchangeStatus { .unknown }
  /// The message: nil.
  open var message: String? { nil }
  /// The data: nil.
  open var data: Data? { nil }
  /// The send date: the distant past.
  open var sendDate: Date { .distantPast }
  /// The timeout date: nil.
  open var timeoutDate: Date? { nil }
  /// The completion date: nil.
  open var completionDate: Date? { nil }
  /// The replies: always empty.
  open var replies: [GKTurnBasedExchangeReply]? { [] }

  /// Calls the closure with `notAuthenticated`, later on the main queue.
  open func cancel(
    withLocalizableMessageKey key: String, arguments: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?($0) }
  }

  /// Throws `notAuthenticated`.
  open func cancel(withLocalizableMessageKey key: String, arguments: [String]) async throws {
    throw GameService.failure(.notAuthenticated)
  }

  /// Calls the closure with `turnBasedMatchDataTooLarge` for more than 1 KB, otherwise with
  /// `notAuthenticated`, later on the main queue.
  open func reply(
    withLocalizableMessageKey key: String, arguments: [String], data: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(data, limit: TurnData.exchangeLimit)) {
      completionHandler?($0)
    }
  }

  /// Throws the same errors.
  open func reply(
    withLocalizableMessageKey key: String, arguments: [String], data: Data
  ) async throws { throw TurnData.failure(data, limit: TurnData.exchangeLimit) }
}
