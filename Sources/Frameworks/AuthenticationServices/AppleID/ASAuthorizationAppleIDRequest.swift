/// A request that signs in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// The identifier of a user who has signed in before; stored.
  open var user: String?

  override var reason: String { "the phone has no Apple account" }
}
