/// The domain of the errors of a session that signs in.
///
/// - Source: errors that users print. Confidence: documented by others.
public let SFAuthenticationErrorDomain = "com.apple.SafariServices.Authentication"

/// An error of a session that signs in on a web page, as earlier systems had it.
public struct SFAuthenticationError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The user canceled the session.
    case canceledLogin = 1

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      let object = error as NSError
      return object.domain == SFAuthenticationErrorDomain && object.code == code.rawValue
    }
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain.
  public static var errorDomain: String { SFAuthenticationErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }

  /// The code `canceledLogin`.
  public static let canceledLogin = Code.canceledLogin
}
