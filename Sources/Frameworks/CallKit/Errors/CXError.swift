/// The CallKit error domain.
///
/// - Source: errors that users print. Confidence: documented by others.
public let CXErrorDomain = "com.apple.CallKit.error"

/// A CallKit error.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct CXError: _StoredError, Sendable {
  /// An error code.
  public enum Code: Int, _StoredErrorCode {
    /// The error type of the code.
    public typealias _ErrorType = CXError

    /// The cause is unknown.
    case unknownError = 0
    /// The app lacks an entitlement.
    case unentitled = 1
    /// An argument is invalid.
    case invalidArgument = 2
    /// The app lacks the background mode `voip`.
    case missingVoIPBackgroundMode = 3
  }

  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Wraps an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The error domain.
  public static var errorDomain: String { CXErrorDomain }
  /// The code for raw values without a case.
  public static var _unlistedCode: Code { .unknownError }

  /// The cause is unknown.
  public static var unknownError: Code { .unknownError }
  /// The app lacks an entitlement.
  public static var unentitled: Code { .unentitled }
  /// An argument is invalid.
  public static var invalidArgument: Code { .invalidArgument }
  /// The app lacks the background mode `voip`.
  public static var missingVoIPBackgroundMode: Code { .missingVoIPBackgroundMode }
}
