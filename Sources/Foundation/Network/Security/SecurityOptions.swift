// The functions that change the options of TLS. Steps Connections.TL1–TL6.

/// Sets the closure that evaluates the peer's certificates instead of the system, and its queue.
@preconcurrency
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
  _ verify_block_queue: DispatchQueue
) {
  options.values.change { $0.verify = .init(block: verify_block, queue: verify_block_queue) }
}

/// Sets the server name, which is sent to the server and must match its certificate.
public func sec_protocol_options_set_tls_server_name(
  _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {
  let name = String(cString: server_name)
  options.values.change { $0.serverName = name }
}

/// Adds an application protocol; the first one is preferred.
public func sec_protocol_options_add_tls_application_protocol(
  _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {
  let name = String(cString: application_protocol)
  options.values.change { $0.protocols.append(name) }
}

/// Sets the minimum version of TLS.
public func sec_protocol_options_set_min_tls_protocol_version(
  _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) { options.values.change { $0.lowestVersion = version } }

/// Sets the maximum version of TLS.
public func sec_protocol_options_set_max_tls_protocol_version(
  _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) { options.values.change { $0.highestVersion = version } }

/// Adds an allowed cipher suite; without any call, all secure ones are allowed.
public func sec_protocol_options_append_tls_ciphersuite(
  _ options: sec_protocol_options_t, _ ciphersuite: tls_ciphersuite_t
) { options.values.change { $0.ciphers.append(ciphersuite.rawValue) } }

/// Adds a pre-shared key with its identity.
public func sec_protocol_options_add_pre_shared_key(
  _ options: sec_protocol_options_t, _ psk: DispatchData, _ psk_identity: DispatchData
) {
  let key = Array(psk)
  let identity = String(decoding: Array(psk_identity), as: UTF8.self)
  options.values.change { $0.sharedKeys.append((identity, key)) }
}

/// Sets whether the peer must authenticate: a server always does, unless this is turned off; a
/// client never can, since there are no identities in the keychain.
public func sec_protocol_options_set_peer_authentication_required(
  _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) { options.values.change { $0.isPeerAuthenticated = peer_authentication_required } }

// MARK: The facts

/// Returns the negotiated application protocol, valid as long as the metadata; nil without one.
public func sec_protocol_metadata_get_negotiated_protocol(
  _ metadata: sec_protocol_metadata_t
) -> UnsafePointer<CChar>? { metadata.negotiatedProtocol.map { UnsafePointer($0.pointer) } }

/// Returns the server name, valid as long as the metadata; nil without one.
public func sec_protocol_metadata_get_server_name(
  _ metadata: sec_protocol_metadata_t
) -> UnsafePointer<CChar>? { metadata.serverName.map { UnsafePointer($0.pointer) } }

/// Returns the negotiated version of TLS.
public func sec_protocol_metadata_get_negotiated_tls_protocol_version(
  _ metadata: sec_protocol_metadata_t
) -> tls_protocol_version_t { tls_protocol_version_t(rawValue: metadata.version) ?? .TLSv12 }

/// Returns the negotiated cipher suite.
public func sec_protocol_metadata_get_negotiated_tls_ciphersuite(
  _ metadata: sec_protocol_metadata_t
) -> tls_ciphersuite_t { tls_ciphersuite_t(rawValue: metadata.cipher) ?? .AES_128_GCM_SHA256 }

/// Calls a closure with each of the peer's certificates, its own first.
///
/// - Returns: Whether the peer has any.
public func sec_protocol_metadata_access_peer_certificate_chain(
  _ metadata: sec_protocol_metadata_t, _ handler: (sec_certificate_t) -> Void
) -> Bool {
  for certificate in metadata.certificates { handler(OS_sec_certificate(certificate)) }
  return !metadata.certificates.isEmpty
}

// MARK: Wrapped objects

/// Returns an object for a trust.
public func sec_trust_create(_ trust: SecTrust) -> sec_trust_t? { OS_sec_trust(trust) }

/// Returns the trust of an object.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> {
  .passRetained(trust.trust)
}

/// Returns an object for a certificate.
public func sec_certificate_create(_ certificate: SecCertificate) -> sec_certificate_t? {
  OS_sec_certificate(certificate)
}

/// Returns the certificate of an object.
public func sec_certificate_copy_ref(
  _ certificate: sec_certificate_t
) -> Unmanaged<SecCertificate> { .passRetained(certificate.certificate) }
