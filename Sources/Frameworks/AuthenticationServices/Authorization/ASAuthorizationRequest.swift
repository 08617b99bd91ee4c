/// A request of a provider, which a controller performs.
open class ASAuthorizationRequest: NSObject {
  /// The provider.
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }

  // MARK: Internals

  /// The code with which the request fails, as the phone has nothing that answers it
  /// (SignIn.AU2).
  var failure: ASAuthorizationError.Code { .unknown }
  /// The reason for the developer.
  var reason: String { "nothing on the phone answers it" }
}
