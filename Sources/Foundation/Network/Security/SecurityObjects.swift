/// The trust in a peer's certificates.
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
/// The metadata of a TLS connection.
public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata
/// The trust in a peer's certificates.
public typealias sec_trust_t = OS_sec_trust
/// A certificate.
public typealias sec_certificate_t = OS_sec_certificate
/// A closure that receives whether the peer is trusted.
public typealias sec_protocol_verify_complete_t = @Sendable (Bool) -> Void
/// A closure that evaluates a peer, and passes the result to the closure that it receives.
public typealias sec_protocol_verify_t =
  @Sendable (
    sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
  ) -> Void
