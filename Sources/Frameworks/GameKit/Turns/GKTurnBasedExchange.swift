/// A question that participants of a match exchange beside the turns; there are none here
/// (Games.GK9).
open class GKTurnBasedExchange: NSObject, @unchecked Sendable {
  /// Creates an exchange about which nothing is known.
  public override init() { super.init() }

  /// The identifier; empty.
  open var exchangeID: String { "" }
  /// The participant who asks; one about whom nothing is known.
  open var sender: GKTurnBasedParticipant { GKTurnBasedParticipant() }
  /// The participants who are asked; empty.
  open var recipients: [GKTurnBasedParticipant] { [] }
  /// The state; not known.
  open var status: GKTurnBasedExchangeStatus { .unknown }
  /// The text; `nil`.
  open var message: String? { nil }
  /// The data; `nil`.
  open var data: Data? { nil }
  /// The date at which it was sent; long ago.
  open var sendDate: Date { .distantPast }
  /// The date at which it ends by itself; `nil`.
  open var timeoutDate: Date? { nil }
  /// The date at which it has ended; `nil`.
  open var completionDate: Date? { nil }
  /// The replies; empty.
  open var replies: [GKTurnBasedExchangeReply]? { [] }

  /// Takes the exchange back, which fails with `notAuthenticated`, later on the main queue.
  open func cancel(
    withLocalizableMessageKey key: String, arguments: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?($0) }
  }

  /// Takes the exchange back, which throws `notAuthenticated`.
  open func cancel(withLocalizableMessageKey key: String, arguments: [String]) async throws {
    throw GameService.failure(.notAuthenticated)
  }

  /// Replies, which fails with `turnBasedMatchDataTooLarge` for more than 1 KB, and otherwise with
  /// `notAuthenticated`, later on the main queue.
  open func reply(
    withLocalizableMessageKey key: String, arguments: [String], data: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    GameService.report(TurnData.failure(data, limit: TurnData.exchangeLimit)) {
      completionHandler?($0)
    }
  }

  /// Replies, which throws the same errors.
  open func reply(
    withLocalizableMessageKey key: String, arguments: [String], data: Data
  ) async throws { throw TurnData.failure(data, limit: TurnData.exchangeLimit) }
}
