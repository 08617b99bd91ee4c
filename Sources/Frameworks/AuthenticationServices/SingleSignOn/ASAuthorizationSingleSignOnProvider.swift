/// A provider of requests to an organization's extension, of which the phone has none.
open class ASAuthorizationSingleSignOnProvider: NSObject, ASAuthorizationProvider {
  /// The address of the organization's provider of identities.
  public let url: URL

  /// Creates a provider for an address.
  public init(identityProvider url: URL) { self.url = url }

  /// Whether an extension handles the address: false (SignIn.AU2).
  open var canPerformAuthorization: Bool { false }

  /// Returns a new request.
  open func createRequest() -> ASAuthorizationSingleSignOnRequest {
    ASAuthorizationSingleSignOnRequest(self)
  }
}
