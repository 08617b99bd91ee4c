internal import Glibc

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

  /// A closure that judges the peer's certificates.
  struct Verification: Sendable {
    var block:
      @Sendable (OS_sec_protocol_metadata, OS_sec_trust, @escaping @Sendable (Bool) -> Void)
        -> Void
    var queue: DispatchQueue
  }

  let values: SharedValues<Values>

  init(_ values: Values = Values()) { self.values = SharedValues(values) }
}

/// The facts about a connection by TLS.
public final class OS_sec_protocol_metadata: Sendable {
  let negotiatedProtocol: CText?
  let serverName: CText?
  let version: UInt16
  let cipher: UInt16
  let certificates: [SecCertificate]

  init(
    negotiatedProtocol: String?, serverName: String?, version: UInt16, cipher: UInt16,
    certificates: [SecCertificate]
  ) {
    self.negotiatedProtocol = negotiatedProtocol.flatMap { CText($0) }
    self.serverName = serverName.flatMap { CText($0) }
    (self.version, self.cipher, self.certificates) = (version, cipher, certificates)
  }
}

/// A text for C, which lives as long as this object.
final class CText: @unchecked Sendable {
  // Nobody changes the memory.
  let pointer: UnsafeMutablePointer<CChar>

  init?(_ text: String) {
    guard let copy = strdup(text) else { return nil }
    pointer = copy
  }

  deinit { free(pointer) }
}

/// A trust in the certificates of a peer.
public final class OS_sec_trust: Sendable {
  let trust: SecTrust

  init(_ trust: SecTrust) { self.trust = trust }
}

/// A certificate.
public final class OS_sec_certificate: Sendable {
  let certificate: SecCertificate

  init(_ certificate: SecCertificate) { self.certificate = certificate }
}

/// The options of TLS.
public typealias sec_protocol_options_t = OS_sec_protocol_options
/// The facts about a connection by TLS.
public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata
/// A trust in the certificates of a peer.
public typealias sec_trust_t = OS_sec_trust
/// A certificate.
public typealias sec_certificate_t = OS_sec_certificate
/// A closure that receives whether the peer is trusted.
public typealias sec_protocol_verify_complete_t = @Sendable (Bool) -> Void
/// A closure that judges a peer, and calls the closure that it receives.
public typealias sec_protocol_verify_t =
  @Sendable (
    sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
  ) -> Void
