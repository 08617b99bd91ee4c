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
}
