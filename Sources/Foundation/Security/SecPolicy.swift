internal import TactusCryptography

/// A policy that a certificate has to meet.
///
/// Step Keychain.KC13.
///
/// - Thread: any.
public final class SecPolicy: _CoreFoundationType, Hashable, Sendable {
  enum Contents: Hashable {
    case basic
    case server(host: String?)
    case client
    case revocation(CFOptionFlags)
  }

  let contents: Contents

  init(_ contents: Contents) { self.contents = contents }

  /// Returns whether two policies are the same.
  public static func == (one: SecPolicy, other: SecPolicy) -> Bool {
    one.contents == other.contents
  }

  /// Hashes the policy.
  public func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}

/// Creates a policy for any use of a certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// Creates a policy for TLS.
///
/// - Parameters:
///   - server: Whether the certificate is a server's; otherwise it is a client's.
///   - hostname: The name or address of the server; `nil` for any.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(server ? .server(host: hostname) : .client)
}

/// Creates a policy for TLS, with a name that is an object of Foundation.
@_disfavoredOverload
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: NSString?) -> SecPolicy {
  SecPolicyCreateSSL(server, hostname.map { String($0) } as CFString?)
}

/// Creates a policy of revocation, which is not looked up.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy(.revocation(revocationFlags))
}
