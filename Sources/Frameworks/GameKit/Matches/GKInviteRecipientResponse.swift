/// The answer of a player to an invitation.
public enum GKInviteRecipientResponse: Int, Sendable {
  /// The player comes.
  case accepted = 0
  /// The player does not come.
  case declined = 1
  /// The invitation could not be delivered.
  case failed = 2
  /// The player has another version of the game.
  case incompatible = 3
  /// The player cannot be reached.
  case unableToConnect = 4
  /// The player has not answered.
  case noAnswer = 5

  /// The player comes.
  public static var inviteeResponseAccepted: GKInviteRecipientResponse { .accepted }
  /// The player does not come.
  public static var inviteeResponseDeclined: GKInviteRecipientResponse { .declined }
  /// The invitation could not be delivered.
  public static var inviteeResponseFailed: GKInviteRecipientResponse { .failed }
  /// The player has another version of the game.
  public static var inviteeResponseIncompatible: GKInviteRecipientResponse { .incompatible }
  /// The player cannot be reached.
  public static var inviteeResponseUnableToConnect: GKInviteRecipientResponse { .unableToConnect }
  /// The player has not answered.
  public static var inviteeResponseNoAnswer: GKInviteRecipientResponse { .noAnswer }
}

/// The older name of the answer of a player to an invitation.
public typealias GKInviteeResponse = GKInviteRecipientResponse
