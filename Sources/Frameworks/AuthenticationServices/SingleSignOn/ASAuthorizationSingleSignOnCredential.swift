/// A credential of an organization's extension.
///
/// The phone has no such extension, so there is no such object (SignIn.AU2).
open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential {
  /// The text of the request.
  public let state: String?
  /// A token for the organization's services.
  public let accessToken: Data?
  /// A token with the identity of the user.
  public let identityToken: Data?
  /// The scopes that the user permits.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// The response of the organization's server.
  public let authenticatedResponse: HTTPURLResponse?

  init(_ other: ASAuthorizationSingleSignOnCredential) {
    state = other.state
    accessToken = other.accessToken
    identityToken = other.identityToken
    authorizedScopes = other.authorizedScopes
    authenticatedResponse = other.authenticatedResponse
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { ASAuthorizationSingleSignOnCredential(self) }
}
