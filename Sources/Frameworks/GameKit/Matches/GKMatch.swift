/// A match whose players send data to each other; here it has no players (Games.GK6).
open class GKMatch: NSObject, @unchecked Sendable {
  /// The way in which data are sent.
  public enum SendDataMode: Int, Sendable {
    /// The data arrive, in their order.
    case reliable = 0
    /// The data are sent once and may be lost.
    case unreliable = 1
  }

  /// Creates a match without players.
  public override init() { super.init() }

  /// The delegate; it is not retained, and not called.
  open weak var delegate: (any GKMatchDelegate)?

  /// The other players who are connected; empty.
  open var players: [GKPlayer] { [] }
  /// The number of players who are not yet connected; 0.
  open var expectedPlayerCount: Int { 0 }
  /// The properties of the player by which the rules chose; `nil`.
  open var properties: GKMatchProperties? { nil }
  /// The properties of the other players by which the rules chose; `nil`.
  open var playerProperties: [GKPlayer: GKMatchProperties]? { nil }

  // MARK: Data

  /// Sends data to players, which throws `matchNotConnected`.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
    throw GameService.failure(.matchNotConnected)
  }

  /// Sends data to all players, which throws `matchNotConnected`.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
    throw GameService.failure(.matchNotConnected)
  }

  /// Ends the connection to the players; does nothing, as there are none.
  open func disconnect() {}

  // MARK: Players

  /// Returns a channel of speech between the players; `nil`, as there are none.
  open func voiceChat(withName name: String) -> GKVoiceChat? {
    _ = GameService.failure()
    return nil
  }

  /// Chooses the player whose connection is best: the closure gets `nil` later on the main queue.
  open func chooseBestHostingPlayer(
    completionHandler: @escaping @Sendable (GKPlayer?) -> Void
  ) {
    GameService.fail { _ in completionHandler(nil) }
  }

  /// Chooses the player whose connection is best, which returns `nil`.
  open func chooseBestHostingPlayer() async -> GKPlayer? {
    await withCheckedContinuation { continuation in
      chooseBestHostingPlayer { continuation.resume(returning: $0) }
    }
  }

  /// Begins a match with the same players, which fails with `notAuthenticated`, later on the main
  /// queue.
  open func rematch(
    completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Begins a match with the same players, which throws `notAuthenticated`.
  @discardableResult
  open func rematch() async throws -> GKMatch { throw GameService.failure(.notAuthenticated) }
}
