/// A peer-to-peer match; always without players (Games.GK6).
open class GKMatch: NSObject, @unchecked Sendable {
  /// The modes of sending data.
  public enum SendDataMode: Int, Sendable {
    /// Reliable, in order.
    case reliable = 0
    /// Sent once; the data may be lost.
    case unreliable = 1
  }

  /// Creates a match without players.
  public override init() { super.init() }

  /// The delegate, held weakly; never called.
  open weak var delegate: (any GKMatchDelegate)?

  /// The connected players: always empty.
  open var players: [GKPlayer] { [] }
  /// The number of expected players: 0.
  open var expectedPlayerCount: Int { 0 }
  /// The player's matchmaking properties: nil.
  open var properties: GKMatchProperties? { nil }
  /// The other players' matchmaking properties: nil.
  open var playerProperties: [GKPlayer: GKMatchProperties]? { nil }

  // MARK: Data

  /// Throws `matchNotConnected`.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
    throw GameService.failure(.matchNotConnected)
  }

  /// Throws `matchNotConnected`.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
    throw GameService.failure(.matchNotConnected)
  }

  /// Does nothing: no player is connected.
  open func disconnect() {}

  // MARK: Players

  /// Returns nil: no player is connected.
  open func voiceChat(withName name: String) -> GKVoiceChat? {
    _ = GameService.failure()
    return nil
  }

  /// Passes nil to the closure, later on the main queue.
  open func chooseBestHostingPlayer(
    completionHandler: @escaping @Sendable (GKPlayer?) -> Void
  ) {
    GameService.fail { _ in completionHandler(nil) }
  }

  /// Returns nil.
  open func chooseBestHostingPlayer() async -> GKPlayer? {
    await withCheckedContinuation { continuation in
      chooseBestHostingPlayer { continuation.resume(returning: $0) }
    }
  }

  /// Calls the closure with `notAuthenticated`, later on the main queue.
  open func rematch(
    completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) {
    GameService.report(GameService.failure(.notAuthenticated)) { completionHandler?(nil, $0) }
  }

  /// Throws `notAuthenticated`.
  @discardableResult
  open func rematch() async throws -> GKMatch { throw GameService.failure(.notAuthenticated) }
}
