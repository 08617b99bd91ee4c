/// The domain of the errors of calls.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomain = "com.apple.CallKit.error"

/// An error of calls.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CXError

    /// The cause is unknown.
    case unknownError = 0
    /// The app lacks the right.
    case unentitled = 1
    /// A parameter is bad.
    case invalidArgument = 2
    /// The app may not run in the background for calls.
    case missingVoIPBackgroundMode = 3
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CXErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknownError }

  /// The cause is unknown.
  public static var unknownError: Code { .unknownError }
  /// The app lacks the right.
  public static var unentitled: Code { .unentitled }
  /// A parameter is bad.
  public static var invalidArgument: Code { .invalidArgument }
  /// The app may not run in the background for calls.
  public static var missingVoIPBackgroundMode: Code { .missingVoIPBackgroundMode }
}
