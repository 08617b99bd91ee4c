/// Players for a match on a server of the developer, whom rules have chosen; there are none here.
open class GKMatchedPlayers: NSObject, @unchecked Sendable {
  /// Creates a result without players.
  public override init() { super.init() }

  /// The properties of the player by which the rules chose; `nil`.
  open var properties: GKMatchProperties? { nil }
  /// The other players; empty.
  open var players: [GKPlayer] { [] }
  /// The properties of the other players; `nil`.
  open var playerProperties: [GKPlayer: GKMatchProperties]? { nil }
}
