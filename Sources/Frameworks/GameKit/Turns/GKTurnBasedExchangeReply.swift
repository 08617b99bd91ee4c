/// A reply to an exchange; there are none here (Games.GK9).
open class GKTurnBasedExchangeReply: NSObject, @unchecked Sendable {
  /// Creates a reply about which nothing is known.
  public override init() { super.init() }

  /// The participant who replies; one about whom nothing is known.
  open var recipient: GKTurnBasedParticipant { GKTurnBasedParticipant() }
  /// The text; `nil`.
  open var message: String? { nil }
  /// The data; `nil`.
  open var data: Data? { nil }
  /// The date; long ago.
  open var replyDate: Date { .distantPast }
}
