/// A provider of requests for a password that the user has saved.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates a provider.
  public override init() { super.init() }

  /// Returns a new request.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}
