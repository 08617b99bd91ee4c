/// The success of a request: a credential, and the provider of the request.
open class ASAuthorization: NSObject {
  /// A piece of information that an app asks a user for.
  public struct Scope: _WrappedWord, Sendable {
    /// The scope as a string.
    public let rawValue: String
    /// Creates a scope from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The user's name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The user's email address.
    public static let email = Scope(rawValue: "email")
  }

  /// An operation of a provider of identities.
  public struct OpenIDOperation: _WrappedWord, Sendable {
    /// The operation as a string.
    public let rawValue: String
    /// Creates an operation from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The operation that the provider chooses.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// Signing in.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// Renewing an authorization.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// Signing out.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  /// The provider of the request.
  public let provider: any ASAuthorizationProvider
  /// The credential.
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    (self.provider, self.credential) = (provider, credential)
  }
}
