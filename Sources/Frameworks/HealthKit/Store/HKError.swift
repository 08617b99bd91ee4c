internal import TactusHealthModel

/// The domain of errors.
public let HKErrorDomain = "com.apple.healthkit"

/// An error of health data, with the codes of the public header.
public struct HKError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = HKError

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
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { HKErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .unknownError }

  init(_ code: Code, _ text: String) {
    self.init(code, userInfo: text.isEmpty ? [:] : [NSLocalizedDescriptionKey: text])
  }

  init(_ failure: HealthFailure) {
    self.init(Code(rawValue: failure.code.rawValue) ?? .unknownError, failure.text)
  }

  /// The code `unknownError`.
  public static var unknownError: Code { .unknownError }
  /// The code `workoutActivityNotAllowed`.
  public static var workoutActivityNotAllowed: Code { .workoutActivityNotAllowed }
  /// The code `dataSizeExceeded`.
  public static var dataSizeExceeded: Code { .dataSizeExceeded }
  /// The code `backgroundWorkoutSessionNotAllowed`.
  public static var backgroundWorkoutSessionNotAllowed: Code { .backgroundWorkoutSessionNotAllowed }
  /// The code `errorNotPermissibleForGuestUserMode`.
  public static var errorNotPermissibleForGuestUserMode: Code {
    .errorNotPermissibleForGuestUserMode
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
  /// The user has not been asked yet.
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  /// The phone is locked, or the store is inaccessible.
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  /// The user has canceled.
  public static var errorUserCanceled: Code { .errorUserCanceled }
  /// Another workout session has started.
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  /// The user has left the workout.
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  /// The user has denied a required access.
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  /// The older name of an unknown error.
  public static var noError: Code { .noError }
  /// There are no such data.
  public static var errorNoData: Code { .errorNoData }
}
