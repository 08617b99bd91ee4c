/// A request to an organization's extension.
open class ASAuthorizationSingleSignOnRequest: ASAuthorizationOpenIDRequest {
  /// Options for the extension; stored.
  open var authorizationOptions: [URLQueryItem] = []
  /// Whether the extension may ask the user; stored.
  open var isUserInterfaceEnabled = true

  override var failure: ASAuthorizationError.Code { .notHandled }
  override var reason: String { "the phone has no extension for single sign-on" }
}
