internal import TactusHealthModel

/// The domain of errors.
public let HKErrorDomain = "com.apple.healthkit"

/// An error of health data, with the codes of the public header.
public struct HKError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    case unknownError = 0
    case errorHealthDataUnavailable = 1
    case errorHealthDataRestricted = 2
    case errorInvalidArgument = 3
    case errorAuthorizationDenied = 4
    case errorAuthorizationNotDetermined = 5
    case errorDatabaseInaccessible = 6
    case errorUserCanceled = 7
    case errorAnotherWorkoutSessionStarted = 8
    case errorUserExitedWorkoutSession = 9
    case errorRequiredAuthorizationDenied = 10
    case errorNoData = 11
    case workoutActivityNotAllowed = 12
    case dataSizeExceeded = 13
    case backgroundWorkoutSessionNotAllowed = 14
    case errorNotPermissibleForGuestUserMode = 15

    /// The older name of `unknownError`.
    public static var noError: Code { .unknownError }

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? HKError)?.code == code
    }
  }

  /// The code.
  public let code: Code
  /// The text for developers.
  public let localizedDescription: String

  /// Creates an error.
  public init(_ code: Code) { self.init(code, "") }

  init(_ code: Code, _ text: String) {
    self.code = code
    localizedDescription = text
  }

  init(_ failure: HealthFailure) {
    self.init(Code(rawValue: failure.code.rawValue) ?? .unknownError, failure.text)
  }

  /// The domain.
  public static var errorDomain: String { HKErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// The text for developers.
  public var errorUserInfo: [String: Any] {
    localizedDescription.isEmpty ? [:] : [NSLocalizedDescriptionKey: localizedDescription]
  }
}

extension HKError {
  /// The health data are not available.
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  /// An administrator has forbidden the use.
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  /// An argument is invalid.
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  /// The user has denied the access.
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  /// The user was not asked.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// The phone is locked, or the store cannot be used.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  /// The user has canceled.
  public static var errorUserCanceled: Code { .errorUserCanceled }
  /// Another workout has begun.
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  /// The user has left the workout.
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  /// The user has denied an access that is needed.
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  /// The older name of an unknown error.
  public static var noError: Code { .noError }
  /// There are no such data.
  public static var errorNoData: Code { .errorNoData }
}
