/// The domain of the errors of authentication sessions.
///
/// - Source: errors that users print. Confidence: documented by others.
public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// An error of the older authentication session.
public struct SFAuthenticationError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = SFAuthenticationError

    /// The user canceled the session.
    case canceledLogin = 1
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { SFAuthenticationErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .canceledLogin }

  /// The code `canceledLogin`.
  public static var canceledLogin: Code { .canceledLogin }
}
