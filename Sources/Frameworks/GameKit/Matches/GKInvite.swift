/// An invitation to a match, which never arrives here (Games.GK7).
open class GKInvite: NSObject, @unchecked Sendable {
  /// Creates an invitation about which nothing is known.
  public override init() { super.init() }

  /// The player who has sent it; one about whom nothing is known.
  open var sender: GKPlayer { GKPlayer() }
  /// Whether a server of the developer runs the match; false.
  open var isHosted: Bool { false }
  /// The group of the match; 0.
  open var playerGroup: Int { 0 }
  /// The roles of the player as a mask; 0.
  open var playerAttributes: UInt32 { 0 }
}
