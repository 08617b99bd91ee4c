/// The domain of the errors of a session.
///
/// - Source: errors that packages and users print. Confidence: documented by others.
public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of a session that signs in on a web page.
public struct ASWebAuthenticationSessionError: _StoredError, Sendable {
  /// The code of an error.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = ASWebAuthenticationSessionError

    /// The user canceled the session.
    case canceledLogin = 1
    /// The session has no provider of a window.
    case presentationContextNotProvided = 2
    /// The window of the provider cannot present the session.
    case presentationContextInvalid = 3
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .presentationContextInvalid }

  /// Returns the reason for developers of errors of a code; none for a session that the user
  /// canceled (SignIn.WS6).
  public static func _information(of code: Code) -> [String: Any] {
    switch code {
    case .canceledLogin: [:]
    case .presentationContextNotProvided:
      [NSDebugDescriptionErrorKey: "The session has no presentationContextProvider."]
    case .presentationContextInvalid:
      [NSDebugDescriptionErrorKey: "The window of the presentationContextProvider is not shown."]
    }
  }

  /// The code `canceledLogin`.
  public static var canceledLogin: Code { .canceledLogin }
  /// The code `presentationContextNotProvided`.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// The code `presentationContextInvalid`.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
