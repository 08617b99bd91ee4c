/// The domain of the errors of requests.
///
/// - Source: errors that packages and users print. Confidence: documented by others.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// An error of a request.
public struct ASAuthorizationError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum Code: Int, Sendable {
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

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      let object = error as NSError
      return object.domain == ASAuthorizationErrorDomain && object.code == code.rawValue
    }
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain.
  public static var errorDomain: String { ASAuthorizationErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }

  /// The code `unknown`.
  public static let unknown = Code.unknown
  /// The code `canceled`.
  public static let canceled = Code.canceled
  /// The code `invalidResponse`.
  public static let invalidResponse = Code.invalidResponse
  /// The code `notHandled`.
  public static let notHandled = Code.notHandled
  /// The code `failed`.
  public static let failed = Code.failed
  /// The code `notInteractive`.
  public static let notInteractive = Code.notInteractive
  /// The code `matchedExcludedCredential`.
  public static let matchedExcludedCredential = Code.matchedExcludedCredential
  /// The code `credentialImport`.
  public static let credentialImport = Code.credentialImport
  /// The code `credentialExport`.
  public static let credentialExport = Code.credentialExport
  /// The code `preferSignInWithApple`.
  public static let preferSignInWithApple = Code.preferSignInWithApple
  /// The code `deviceNotConfiguredForPasskeyCreation`.
  public static let deviceNotConfiguredForPasskeyCreation =
    Code.deviceNotConfiguredForPasskeyCreation
}
