/// A request of a provider of identities.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What the app asks the user for; stored.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that the credential repeats; stored.
  open var state: String?
  /// A text that the identity token repeats; stored.
  open var nonce: String?
  /// What the provider shall do; stored.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
