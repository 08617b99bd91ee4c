/// A request for a password that the user has saved, of which the phone has none (SignIn.AU2).
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {
  override var reason: String { "the phone has no passwords that apps share with websites" }
}
