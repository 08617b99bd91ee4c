/// The domain of the errors of a session.
///
/// - Source: errors that packages and users print. Confidence: documented by others.
public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of a session that signs in on a web page.
public struct ASWebAuthenticationSessionError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum Code: Int, Sendable {
    /// The user canceled the session.
    case canceledLogin = 1
    /// The session has no provider of a window.
    case presentationContextNotProvided = 2
    /// The window of the provider cannot present the session.
    case presentationContextInvalid = 3

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      let object = error as NSError
      return object.domain == ASWebAuthenticationSessionErrorDomain
        && object.code == code.rawValue
    }
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The reason for developers; empty for a session that the user canceled (SignIn.WS6).
  public var errorUserInfo: [String: Any] {
    switch code {
    case .canceledLogin: [:]
    case .presentationContextNotProvided:
      ["NSDebugDescription": "The session has no presentationContextProvider."]
    case .presentationContextInvalid:
      ["NSDebugDescription": "The window of the presentationContextProvider is not shown."]
    }
  }

  /// The code `canceledLogin`.
  public static let canceledLogin = Code.canceledLogin
  /// The code `presentationContextNotProvided`.
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  /// The code `presentationContextInvalid`.
  public static let presentationContextInvalid = Code.presentationContextInvalid
}
