/// An invitation to a match; never received here (Games.GK7).
open class GKInvite: NSObject, @unchecked Sendable {
  /// Creates an empty invitation.
  public override init() { super.init() }

  /// The inviting player: an empty one.
  open var sender: GKPlayer { GKPlayer() }
  /// Whether the match is hosted by the developer's server: always false.
  open var isHosted: Bool { false }
  /// The player group: 0.
  open var playerGroup: Int { 0 }
  /// The player attributes: 0.
  open var playerAttributes: UInt32 { 0 }
}
