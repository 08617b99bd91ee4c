// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/GameKit.tsv.
// Do not edit.

/// The error domain of GameKit.
public let GKErrorDomain = "GKErrorDomain"

/// An error of GameKit.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct GKError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = GKError

    /// The cause is unknown.
    case unknown = 1
    /// The user canceled.
    case cancelled = 2
    /// The service cannot be reached.
    case communicationsFailure = 3
    /// The user refused.
    case userDenied = 4
    /// The credentials are not valid.
    case invalidCredentials = 5
    /// The player is not authenticated.
    case notAuthenticated = 6
    /// Authentication is in progress.
    case authenticationInProgress = 7
    /// The player identifier is not valid.
    case invalidPlayer = 8
    /// The score was not set.
    case scoreNotSet = 9
    /// Parental controls block the request.
    case parentalControlsBlocked = 10
    /// The player's status is too long.
    case playerStatusExceedsMaximumLength = 11
    /// The player's status is not valid.
    case playerStatusInvalid = 12
    /// The match request is not valid.
    case matchRequestInvalid = 13
    /// The player is underage.
    case underage = 14
    /// The service does not know the game.
    case gameUnrecognized = 15
    /// The device does not support the service.
    case notSupported = 16
    /// A parameter is not valid.
    case invalidParameter = 17
    /// An unexpected player connected.
    case unexpectedConnection = 18
    /// The challenge is not valid.
    case challengeInvalid = 19
    /// The data of a turn-based match are too large.
    case turnBasedMatchDataTooLarge = 20
    /// The player has too many turn-based matches.
    case turnBasedTooManySessions = 21
    /// A participant of a turn-based match is not valid.
    case turnBasedInvalidParticipant = 22
    /// It is not the player's turn.
    case turnBasedInvalidTurn = 23
    /// The turn-based match is in the wrong state.
    case turnBasedInvalidState = 24
    /// The player accepts no invitations.
    case invitationsDisabled = 25
    /// The player's photo cannot be loaded.
    case playerPhotoFailure = 26
    /// The iCloud container is not available.
    case ubiquityContainerUnavailable = 27
    /// The match is not connected.
    case matchNotConnected = 28
    /// The session request is not valid.
    case gameSessionRequestInvalid = 29
    /// The request is restricted to automatch.
    case restrictedToAutomatch = 30
    /// The function is not available on this system.
    case apiNotAvailable = 31
    /// The app is not authorized.
    case notAuthorized = 32
    /// The connection timed out.
    case connectionTimeout = 33
    /// The function is obsolete.
    case apiObsolete = 34
    /// iCloud is not available.
    case iCloudUnavailable = 35
    /// Lockdown Mode forbids it.
    case lockdownMode = 36
    /// The app is not listed in the App Store.
    case appUnlisted = 37
    /// The game runs in debug mode.
    case debugMode = 38
    /// The app's Info.plist has no purpose string for friends.
    case friendListDescriptionMissing = 100
    /// Access to friends is restricted.
    case friendListRestricted = 101
    /// The player denied access to friends.
    case friendListDenied = 102
    /// Friend requests are not available.
    case friendRequestNotAvailable = 103
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { GKErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The user canceled.
  public static var cancelled: Code { .cancelled }
  /// The service cannot be reached.
  public static var communicationsFailure: Code { .communicationsFailure }
  /// The user refused.
  public static var userDenied: Code { .userDenied }
  /// The credentials are not valid.
  public static var invalidCredentials: Code { .invalidCredentials }
  /// The player is not authenticated.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// Authentication is in progress.
  public static var authenticationInProgress: Code { .authenticationInProgress }
  /// The player identifier is not valid.
  public static var invalidPlayer: Code { .invalidPlayer }
  /// The score was not set.
  public static var scoreNotSet: Code { .scoreNotSet }
  /// Parental controls block the request.
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  /// The player's status is too long.
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  /// The player's status is not valid.
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  /// The match request is not valid.
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  /// The player is underage.
  public static var underage: Code { .underage }
  /// The service does not know the game.
  public static var gameUnrecognized: Code { .gameUnrecognized }
  /// The device does not support the service.
  public static var notSupported: Code { .notSupported }
  /// A parameter is not valid.
  public static var invalidParameter: Code { .invalidParameter }
  /// An unexpected player connected.
  public static var unexpectedConnection: Code { .unexpectedConnection }
  /// The challenge is not valid.
  public static var challengeInvalid: Code { .challengeInvalid }
  /// The data of a turn-based match are too large.
  public static var turnBasedMatchDataTooLarge: Code { .turnBasedMatchDataTooLarge }
  /// The player has too many turn-based matches.
  public static var turnBasedTooManySessions: Code { .turnBasedTooManySessions }
  /// A participant of a turn-based match is not valid.
  public static var turnBasedInvalidParticipant: Code { .turnBasedInvalidParticipant }
  /// It is not the player's turn.
  public static var turnBasedInvalidTurn: Code { .turnBasedInvalidTurn }
  /// The turn-based match is in the wrong state.
  public static var turnBasedInvalidState: Code { .turnBasedInvalidState }
  /// The player accepts no invitations.
  public static var invitationsDisabled: Code { .invitationsDisabled }
  /// The player's photo cannot be loaded.
  public static var playerPhotoFailure: Code { .playerPhotoFailure }
  /// The iCloud container is not available.
  public static var ubiquityContainerUnavailable: Code { .ubiquityContainerUnavailable }
  /// The match is not connected.
  public static var matchNotConnected: Code { .matchNotConnected }
  /// The session request is not valid.
  public static var gameSessionRequestInvalid: Code { .gameSessionRequestInvalid }
  /// The request is restricted to automatch.
  public static var restrictedToAutomatch: Code { .restrictedToAutomatch }
  /// The function is not available on this system.
  public static var apiNotAvailable: Code { .apiNotAvailable }
  /// The app is not authorized.
  public static var notAuthorized: Code { .notAuthorized }
  /// The connection timed out.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The function is obsolete.
  public static var apiObsolete: Code { .apiObsolete }
  /// iCloud is not available.
  public static var iCloudUnavailable: Code { .iCloudUnavailable }
  /// Lockdown Mode forbids it.
  public static var lockdownMode: Code { .lockdownMode }
  /// The app is not listed in the App Store.
  public static var appUnlisted: Code { .appUnlisted }
  /// The game runs in debug mode.
  public static var debugMode: Code { .debugMode }
  /// The app's Info.plist has no purpose string for friends.
  public static var friendListDescriptionMissing: Code { .friendListDescriptionMissing }
  /// Access to friends is restricted.
  public static var friendListRestricted: Code { .friendListRestricted }
  /// The player denied access to friends.
  public static var friendListDenied: Code { .friendListDenied }
  /// Friend requests are not available.
  public static var friendRequestNotAvailable: Code { .friendRequestNotAvailable }
}

/// The states of a challenge.
public enum GKChallengeState: Int, Sendable {
  /// Not valid.
  case invalid = 0
  /// Not yet completed.
  case pending = 1
  /// Completed.
  case completed = 2
  /// Declined.
  case declined = 3
}

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
  public static var inviteeResponseAccepted: Self { .accepted }
  /// The response `declined`.
  public static var inviteeResponseDeclined: Self { .declined }
  /// The response `failed`.
  public static var inviteeResponseFailed: Self { .failed }
  /// The response `incompatible`.
  public static var inviteeResponseIncompatible: Self { .incompatible }
  /// The response `unableToConnect`.
  public static var inviteeResponseUnableToConnect: Self { .unableToConnect }
  /// The response `noAnswer`.
  public static var inviteeResponseNoAnswer: Self { .noAnswer }
}

/// An older name of `GKInviteRecipientResponse`.
public typealias GKInviteeResponse = GKInviteRecipientResponse

/// The types of matches, which limit the number of players.
public enum GKMatchType: UInt, Sendable {
  /// Data go from player to player.
  case peerToPeer = 0
  /// Data go over the developer's server.
  case hosted = 1
  /// Players take turns.
  case turnBased = 2
}

/// The ways of finding players.
public enum GKMatchmakingMode: Int, Sendable {
  /// Invitations, nearby players and automatch.
  case `default` = 0
  /// Nearby players only.
  case nearbyOnly = 1
  /// Automatch only.
  case automatchOnly = 2
  /// Invitations only.
  case inviteOnly = 3
}

/// The connection states of a player in a match.
public enum GKPlayerConnectionState: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Connected.
  case connected = 1
  /// Disconnected.
  case disconnected = 2
}

/// The parts of Game Center.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// The default part.
  case `default` = -1
  /// Leaderboards.
  case leaderboards = 0
  /// Achievements.
  case achievements = 1
  /// Challenges.
  case challenges = 2
  /// The player's profile.
  case localPlayerProfile = 3
  /// The dashboard.
  case dashboard = 4
  /// Friends.
  case localPlayerFriendsList = 5
}

/// The authorization to read the player's friends.
public enum GKFriendsAuthorizationStatus: Int, Sendable {
  /// Not determined.
  case notDetermined = 0
  /// Restricted.
  case restricted = 1
  /// Denied.
  case denied = 2
  /// Authorized.
  case authorized = 3
}

/// The identifier of a player that is no longer known.
public let GKPlayerIDNoLongerAvailable = "GKPlayerIDNoLongerAvailable"

/// The statuses of an exchange.
public enum GKTurnBasedExchangeStatus: Int8, Sendable {
  /// Unknown.
  case unknown = 0
  /// Waiting for replies.
  case active = 1
  /// All replies have arrived, or the exchange has timed out.
  case complete = 2
  /// The results were merged into the match.
  case resolved = 3
  /// Canceled by the sender.
  case canceled = 4
}

extension GKTurnBasedMatch {
  /// The outcomes of a participant.
  public enum Outcome: Int, Sendable {
    /// Still playing.
    case none = 0
    /// Quit.
    case quit = 1
    /// Won.
    case won = 2
    /// Lost.
    case lost = 3
    /// Tied.
    case tied = 4
    /// Timed out.
    case timeExpired = 5
    /// First place.
    case first = 6
    /// Second place.
    case second = 7
    /// Third place.
    case third = 8
    /// Fourth place.
    case fourth = 9
    /// The mask of outcomes that a game defines itself.
    case customRange = 0x00FF_0000
  }
}
