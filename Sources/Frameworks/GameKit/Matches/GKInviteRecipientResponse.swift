/// The responses of an invited player.
public enum GKInviteRecipientResponse: Int, Sendable {
  /// Accepted.
  case accepted = 0
  /// Declined.
  case declined = 1
  /// Not delivered.
  case failed = 2
  /// The player has an incompatible version of the game.
  case incompatible = 3
  /// The player cannot be reached.
  case unableToConnect = 4
  /// No response.
  case noAnswer = 5

  /// The response `accepted`.
  public static var inviteeResponseAccepted: GKInviteRecipientResponse { .accepted }
  /// The response `declined`.
  public static var inviteeResponseDeclined: GKInviteRecipientResponse { .declined }
  /// The response `failed`.
  public static var inviteeResponseFailed: GKInviteRecipientResponse { .failed }
  /// The response `incompatible`.
  public static var inviteeResponseIncompatible: GKInviteRecipientResponse { .incompatible }
  /// The response `unableToConnect`.
  public static var inviteeResponseUnableToConnect: GKInviteRecipientResponse { .unableToConnect }
  /// The response `noAnswer`.
  public static var inviteeResponseNoAnswer: GKInviteRecipientResponse { .noAnswer }
}

/// An older name of `GKInviteRecipientResponse`.
public typealias GKInviteeResponse = GKInviteRecipientResponse
