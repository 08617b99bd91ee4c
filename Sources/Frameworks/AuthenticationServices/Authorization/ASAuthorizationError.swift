/// The domain of the errors of requests.
///
/// - Source: errors that packages and users print. Confidence: documented by others.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of a request.
public struct ASAuthorizationError: _StoredError, Sendable {
  /// The code of an error.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = ASAuthorizationError

    /// The attempt failed for a reason that is not known.
    case unknown = 1000
    /// The user canceled the attempt.
    case canceled = 1001
    /// The answer was not valid.
    case invalidResponse = 1002
    /// Nothing handled the request.
    case notHandled = 1003
    /// The attempt failed.
    case failed = 1004
    /// The request must not ask the user.
    case notInteractive = 1005
    /// A credential that the request excludes exists.
    case matchedExcludedCredential = 1006
    /// Credentials could not be imported.
    case credentialImport = 1007
    /// Credentials could not be exported.
    case credentialExport = 1008
    /// The user signs in with Apple instead.
    case preferSignInWithApple = 1009
    /// The device cannot make passkeys.
    case deviceNotConfiguredForPasskeyCreation = 1010
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `canceled`.
  public static var canceled: Code { .canceled }
  /// The code `invalidResponse`.
  public static var invalidResponse: Code { .invalidResponse }
  /// The code `notHandled`.
  public static var notHandled: Code { .notHandled }
  /// The code `failed`.
  public static var failed: Code { .failed }
  /// The code `notInteractive`.
  public static var notInteractive: Code { .notInteractive }
  /// The code `matchedExcludedCredential`.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
  /// The code `credentialImport`.
  public static var credentialImport: Code { .credentialImport }
  /// The code `credentialExport`.
  public static var credentialExport: Code { .credentialExport }
  /// The code `preferSignInWithApple`.
  public static var preferSignInWithApple: Code { .preferSignInWithApple }
  /// The device cannot make passkeys.
  public static var deviceNotConfiguredForPasskeyCreation: Code {
    .deviceNotConfiguredForPasskeyCreation
  }
}
