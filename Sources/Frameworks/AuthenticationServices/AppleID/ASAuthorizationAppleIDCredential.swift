/// A credential of a user who has signed in with Apple.
///
/// The phone has no Apple account, so there is no such object (SignIn.AI1).
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// The identifier of the user for this app.
  public let user: String
  /// The text of the request.
  public let state: String?
  /// The scopes that the user permits.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// A token with which a server of the app proves the sign-in.
  public let authorizationCode: Data?
  /// A token with the identity of the user.
  public let identityToken: Data?
  /// The user's email address.
  public let email: String?
  /// The user's name.
  public let fullName: PersonNameComponents?
  /// Whether the user seems to be a person.
  public let realUserStatus: ASUserDetectionStatus
  /// Whether the user is a child.
  public let userAgeRange: ASUserAgeRange

  init(_ other: ASAuthorizationAppleIDCredential) {
    user = other.user
    state = other.state
    authorizedScopes = other.authorizedScopes
    authorizationCode = other.authorizationCode
    identityToken = other.identityToken
    email = other.email
    fullName = other.fullName
    realUserStatus = other.realUserStatus
    userAgeRange = other.userAgeRange
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { ASAuthorizationAppleIDCredential(self) }
}
