/// A reply to an exchange; never received here (Games.GK9).
open class GKTurnBasedExchangeReply: NSObject, @unchecked Sendable {
  /// Creates an empty reply.
  public override init() { super.init() }

  /// The replying participant: an empty one.
  open var recipient: GKTurnBasedParticipant { GKTurnBasedParticipant() }
  /// The message: nil.
  open var message: String? { nil }
  /// The data: nil.
  open var data: Data? { nil }
  /// The date: the distant past.
  open var replyDate: Date { .distantPast }
}
