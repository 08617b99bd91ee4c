/// The domain of the errors of games.
public let GKErrorDomain = "GKErrorDomain"

/// An error of games.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct GKError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = GKError

    /// The cause is unknown.
    case unknown = 1
    /// The user has canceled.
    case cancelled = 2
    /// The service does not answer.
    case communicationsFailure = 3
    /// The user has refused.
    case userDenied = 4
    /// The password is bad.
    case invalidCredentials = 5
    /// The player has not signed in.
    case notAuthenticated = 6
    /// The player signs in.
    case authenticationInProgress = 7
    /// The player does not exist.
    case invalidPlayer = 8
    /// The score has no value.
    case scoreNotSet = 9
    /// The parents do not permit it.
    case parentalControlsBlocked = 10
    /// The text of the player is too long.
    case playerStatusExceedsMaximumLength = 11
    /// The text of the player is bad.
    case playerStatusInvalid = 12
    /// The request for a match is bad.
    case matchRequestInvalid = 13
    /// The player is too young.
    case underage = 14
    /// The service does not know the game.
    case gameUnrecognized = 15
    /// The device has no such service.
    case notSupported = 16
    /// A parameter is bad.
    case invalidParameter = 17
    /// A player has come unexpectedly.
    case unexpectedConnection = 18
    /// The challenge is bad.
    case challengeInvalid = 19
    /// The data of a match with turns are too large.
    case turnBasedMatchDataTooLarge = 20
    /// The player has too many matches with turns.
    case turnBasedTooManySessions = 21
    /// The participant of a match with turns is bad.
    case turnBasedInvalidParticipant = 22
    /// It is not the turn of the player.
    case turnBasedInvalidTurn = 23
    /// The match with turns is in a bad state.
    case turnBasedInvalidState = 24
    /// The player takes no invitations.
    case invitationsDisabled = 25
    /// The picture of a player has failed.
    case playerPhotoFailure = 26
    /// The folder in the cloud is not available.
    case ubiquityContainerUnavailable = 27
    /// The match is not connected to other players.
    case matchNotConnected = 28
    /// The request about a session is bad.
    case gameSessionRequestInvalid = 29
    /// The request takes no invitations.
    case restrictedToAutomatch = 30
    /// The system does not have the method.
    case apiNotAvailable = 31
    /// The app is not allowed to do it.
    case notAuthorized = 32
    /// The connection took too long.
    case connectionTimeout = 33
    /// The method is no longer there.
    case apiObsolete = 34
    /// The cloud is not available.
    case iCloudUnavailable = 35
    /// The lockdown of the device forbids it.
    case lockdownMode = 36
    /// The shop does not list the app.
    case appUnlisted = 37
    /// The game is tested.
    case debugMode = 38
    /// The app has no text about its use of the friends.
    case friendListDescriptionMissing = 100
    /// The player may not share the friends.
    case friendListRestricted = 101
    /// The player does not share the friends.
    case friendListDenied = 102
    /// Nobody can be asked to be a friend.
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
  /// The user has canceled.
  public static var cancelled: Code { .cancelled }
  /// The service does not answer.
  public static var communicationsFailure: Code { .communicationsFailure }
  /// The user has refused.
  public static var userDenied: Code { .userDenied }
  /// The password is bad.
  public static var invalidCredentials: Code { .invalidCredentials }
  /// The player has not signed in.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The player signs in.
  public static var authenticationInProgress: Code { .authenticationInProgress }
  /// The player does not exist.
  public static var invalidPlayer: Code { .invalidPlayer }
  /// The score has no value.
  public static var scoreNotSet: Code { .scoreNotSet }
  /// The parents do not permit it.
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  /// The text of the player is too long.
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  /// The text of the player is bad.
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  /// The request for a match is bad.
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  /// The player is too young.
  public static var underage: Code { .underage }
  /// The service does not know the game.
  public static var gameUnrecognized: Code { .gameUnrecognized }
  /// The device has no such service.
  public static var notSupported: Code { .notSupported }
  /// A parameter is bad.
  public static var invalidParameter: Code { .invalidParameter }
  /// A player has come unexpectedly.
  public static var unexpectedConnection: Code { .unexpectedConnection }
  /// The challenge is bad.
  public static var challengeInvalid: Code { .challengeInvalid }
  /// The data of a match with turns are too large.
  public static var turnBasedMatchDataTooLarge: Code { .turnBasedMatchDataTooLarge }
  /// The player has too many matches with turns.
  public static var turnBasedTooManySessions: Code { .turnBasedTooManySessions }
  /// The participant of a match with turns is bad.
  public static var turnBasedInvalidParticipant: Code { .turnBasedInvalidParticipant }
  /// It is not the turn of the player.
  public static var turnBasedInvalidTurn: Code { .turnBasedInvalidTurn }
  /// The match with turns is in a bad state.
  public static var turnBasedInvalidState: Code { .turnBasedInvalidState }
  /// The player takes no invitations.
  public static var invitationsDisabled: Code { .invitationsDisabled }
  /// The picture of a player has failed.
  public static var playerPhotoFailure: Code { .playerPhotoFailure }
  /// The folder in the cloud is not available.
  public static var ubiquityContainerUnavailable: Code { .ubiquityContainerUnavailable }
  /// The match is not connected to other players.
  public static var matchNotConnected: Code { .matchNotConnected }
  /// The request about a session is bad.
  public static var gameSessionRequestInvalid: Code { .gameSessionRequestInvalid }
  /// The request takes no invitations.
  public static var restrictedToAutomatch: Code { .restrictedToAutomatch }
  /// The system does not have the method.
  public static var apiNotAvailable: Code { .apiNotAvailable }
  /// The app is not allowed to do it.
  public static var notAuthorized: Code { .notAuthorized }
  /// The connection took too long.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The method is no longer there.
  public static var apiObsolete: Code { .apiObsolete }
  /// The cloud is not available.
  public static var iCloudUnavailable: Code { .iCloudUnavailable }
  /// The lockdown of the device forbids it.
  public static var lockdownMode: Code { .lockdownMode }
  /// The shop does not list the app.
  public static var appUnlisted: Code { .appUnlisted }
  /// The game is tested.
  public static var debugMode: Code { .debugMode }
  /// The app has no text about its use of the friends.
  public static var friendListDescriptionMissing: Code { .friendListDescriptionMissing }
  /// The player may not share the friends.
  public static var friendListRestricted: Code { .friendListRestricted }
  /// The player does not share the friends.
  public static var friendListDenied: Code { .friendListDenied }
  /// Nobody can be asked to be a friend.
  public static var friendRequestNotAvailable: Code { .friendRequestNotAvailable }
}
