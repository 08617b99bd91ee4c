internal import TactusCrashReports
internal import TactusVirtualTime

/// A provider of requests that sign in with Apple.
///
/// Steps SignIn.AI1….
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// The state of a user's permission.
  public enum CredentialState: Int, Sendable {
    /// The user no longer permits the app to sign in.
    case revoked = 0
    /// The user has signed in.
    case authorized = 1
    /// The user has never signed in.
    case notFound = 2
    /// The app has moved to another developer.
    case transferred = 3
  }

  /// The name of the notification that the user has signed out; never posted.
  public static let credentialRevokedNotification = NSNotification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")

  /// Creates a provider.
  public override init() { super.init() }

  /// Returns a new request.
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(self)
  }

  /// Reports what is known of a user: nothing (SignIn.AI2).
  ///
  /// - Parameters:
  ///   - userID: The identifier of a credential.
  ///   - completion: Called on a queue of the system.
  open func getCredentialState(
    forUserID userID: String,
    completion:
      @escaping @Sendable (ASAuthorizationAppleIDProvider.CredentialState, (any Error)?) -> Void
  ) {
    warn()
    PhoneTime.callOnAnotherThread { completion(.notFound, nil) }
  }

  /// Returns what is known of a user: nothing (SignIn.AI2).
  open func credentialState(
    forUserID userID: String
  ) async throws -> ASAuthorizationAppleIDProvider.CredentialState {
    warn()
    return .notFound
  }

  private func warn() {
    RuntimeWarning.once(
      "ASAuthorizationAppleIDProvider: the phone has no Apple account, so no user is found",
      namesPlace: true)
  }
}
