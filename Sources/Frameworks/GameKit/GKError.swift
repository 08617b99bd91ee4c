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

  /// The underlying error.
  public let _nsError: NSError

  /// Creates an error from an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { GKErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `cancelled`.
  public static var cancelled: Code { .cancelled }
  /// The code `communicationsFailure`.
  public static var communicationsFailure: Code { .communicationsFailure }
  /// The code `userDenied`.
  public static var userDenied: Code { .userDenied }
  /// The code `invalidCredentials`.
  public static var invalidCredentials: Code { .invalidCredentials }
  /// The code `notAuthenticated`.
  public static var notAuthenticated: Code { .notAuthenticated }
  /// The code `authenticationInProgress`.
  public static var authenticationInProgress: Code { .authenticationInProgress }
  /// The code `invalidPlayer`.
  public static var invalidPlayer: Code { .invalidPlayer }
  /// The code `scoreNotSet`.
  public static var scoreNotSet: Code { .scoreNotSet }
  /// The code `parentalControlsBlocked`.
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  /// The code `playerStatusExceedsMaximumLength`.
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  /// The code `playerStatusInvalid`.
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  /// The code `matchRequestInvalid`.
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  /// The code `underage`.
  public static var underage: Code { .underage }
  /// The code `gameUnrecognized`.
  public static var gameUnrecognized: Code { .gameUnrecognized }
  /// The code `notSupported`.
  public static var notSupported: Code { .notSupported }
  /// The code `invalidParameter`.
  public static var invalidParameter: Code { .invalidParameter }
  /// The code `unexpectedConnection`.
  public static var unexpectedConnection: Code { .unexpectedConnection }
  /// The code `challengeInvalid`.
  public static var challengeInvalid: Code { .challengeInvalid }
  /// The code `turnBasedMatchDataTooLarge`.
  public static var turnBasedMatchDataTooLarge: Code { .turnBasedMatchDataTooLarge }
  /// The code `turnBasedTooManySessions`.
  public static var turnBasedTooManySessions: Code { .turnBasedTooManySessions }
  /// The code `turnBasedInvalidParticipant`.
  public static var turnBasedInvalidParticipant: Code { .turnBasedInvalidParticipant }
  /// The code `turnBasedInvalidTurn`.
  public static var turnBasedInvalidTurn: Code { .turnBasedInvalidTurn }
  /// The code `turnBasedInvalidState`.
  public static var turnBasedInvalidState: Code { .turnBasedInvalidState }
  /// The code `invitationsDisabled`.
  public static var invitationsDisabled: Code { .invitationsDisabled }
  /// The code `playerPhotoFailure`.
  public static var playerPhotoFailure: Code { .playerPhotoFailure }
  /// The code `ubiquityContainerUnavailable`.
  public static var ubiquityContainerUnavailable: Code { .ubiquityContainerUnavailable }
  /// The code `matchNotConnected`.
  public static var matchNotConnected: Code { .matchNotConnected }
  /// The code `gameSessionRequestInvalid`.
  public static var gameSessionRequestInvalid: Code { .gameSessionRequestInvalid }
  /// The code `restrictedToAutomatch`.
  public static var restrictedToAutomatch: Code { .restrictedToAutomatch }
  /// The code `apiNotAvailable`.
  public static var apiNotAvailable: Code { .apiNotAvailable }
  /// The code `notAuthorized`.
  public static var notAuthorized: Code { .notAuthorized }
  /// The code `connectionTimeout`.
  public static var connectionTimeout: Code { .connectionTimeout }
  /// The code `apiObsolete`.
  public static var apiObsolete: Code { .apiObsolete }
  /// The code `iCloudUnavailable`.
  public static var iCloudUnavailable: Code { .iCloudUnavailable }
  /// The code `lockdownMode`.
  public static var lockdownMode: Code { .lockdownMode }
  /// The code `appUnlisted`.
  public static var appUnlisted: Code { .appUnlisted }
  /// The code `debugMode`.
  public static var debugMode: Code { .debugMode }
  /// The code `friendListDescriptionMissing`.
  public static var friendListDescriptionMissing: Code { .friendListDescriptionMissing }
  /// The code `friendListRestricted`.
  public static var friendListRestricted: Code { .friendListRestricted }
  /// The code `friendListDenied`.
  public static var friendListDenied: Code { .friendListDenied }
  /// The code `friendRequestNotAvailable`.
  public static var friendRequestNotAvailable: Code { .friendRequestNotAvailable }
}
