/// A request of a provider of identities.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// The scopes that the app asks the user for; stored.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that the credential repeats; stored.
  open var state: String?
  /// A text that the identity token repeats; stored.
  open var nonce: String?
  /// The operation that the provider is asked for; stored.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
