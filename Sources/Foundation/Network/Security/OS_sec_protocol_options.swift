/// The options of TLS.
public final class OS_sec_protocol_options: Sendable {
  struct Values: Sendable {
    var serverName: String?
    var protocols: [String] = []
    var lowestVersion: tls_protocol_version_t?
    var highestVersion: tls_protocol_version_t?
    var ciphers: [UInt16] = []
    var sharedKeys: [(identity: String, key: [UInt8])] = []
    var isPeerAuthenticated: Bool?
    var verify: Verification?
  }

  /// A closure that evaluates the peer's certificates.
  struct Verification: Sendable {
    var block:
      @Sendable (OS_sec_protocol_metadata, OS_sec_trust, @escaping @Sendable (Bool) -> Void)
        -> Void
    var queue: DispatchQueue
  }

  let values: SharedValues<Values>

  init(_ values: Values = Values()) { self.values = SharedValues(values) }
}
