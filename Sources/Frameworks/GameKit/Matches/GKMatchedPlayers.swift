/// The result of a search by rules for a hosted match; always empty.
open class GKMatchedPlayers: NSObject, @unchecked Sendable {
  /// Creates an empty result.
  public override init() { super.init() }

  /// The player's properties: nil.
  open var properties: GKMatchProperties? { nil }
  /// The players: always empty.
  open var players: [GKPlayer] { [] }
  /// The other players' properties: nil.
  open var playerProperties: [GKPlayer: GKMatchProperties]? { nil }
}
