/// The common part of players and guests.
open class GKBasePlayer: NSObject, @unchecked Sendable {
  /// Creates an empty player.
  public override init() { super.init() }

  /// The older identifier: nil.
  open var playerID: String? { nil }
}
