// URLSession on Linux presents no certificate of an app to a server (Keychain.KC24).

internal import TactusCrashReports

extension URLCredential {
  /// Creates a credential of an identity and of other certificates in its chain; no session
  /// presents it to a server.
  public convenience init(
    identity: SecIdentity, certificates certArray: [Any]?, persistence: URLCredential.Persistence
  ) {
    self.init(user: "", password: "", persistence: persistence)
    let values = CredentialIdentity(identity: identity, certificates: certArray ?? [])
    objc_setAssociatedObject(self, CredentialIdentity.key, values, .OBJC_ASSOCIATION_RETAIN)
    RuntimeWarning.once(
      "sessions present no certificate to a server, so the identity of a credential is only kept",
      namesPlace: true)
  }

  /// The identity; `nil` for a credential without one.
  public var identity: SecIdentity? { kept?.identity }

  /// The other certificates of the chain of the identity.
  public var certificates: [Any] { kept?.certificates ?? [] }

  private var kept: CredentialIdentity? {
    objc_getAssociatedObject(self, CredentialIdentity.key) as? CredentialIdentity
  }
}

/// The identity of a credential.
private final class CredentialIdentity {
  let identity: SecIdentity
  let certificates: [Any]

  static let key = AssociationKey()

  init(identity: SecIdentity, certificates: [Any]) {
    (self.identity, self.certificates) = (identity, certificates)
  }
}
