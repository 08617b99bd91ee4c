/// The domain of the errors of a session that signs in.
///
/// - Source: errors that users print. Confidence: documented by others.
public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// An error of a session that signs in on a web page, as earlier systems had it.
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
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .canceledLogin }

  /// The code `canceledLogin`.
  public static var canceledLogin: Code { .canceledLogin }
}
