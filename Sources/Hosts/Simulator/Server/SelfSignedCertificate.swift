import CTactusGnuTLS
import Glibc

/// A self-signed certificate that the server creates at its start and drops with its key at its
/// end.
///
/// Browsers ask the user about it; its fingerprint identifies it.
struct SelfSignedCertificate {
  /// The certificate, in DER.
  let certificate: [UInt8]
  /// The private key, as PKCS #8 in DER.
  let key: [UInt8]
  /// SHA-256 of the certificate, as pairs of digits with colons between them.
  let fingerprint: String

  /// Days for which the certificate is valid.
  ///
  /// - Source: ours; longer than any session, and less than the 398 that browsers take. Confidence:
  ///   guess.
  private static let days = 30

  /// Creates a certificate for addresses.
  ///
  /// - Parameter addresses: IP addresses such as `192.168.1.20`.
  /// - Throws: `SimulatorServer.Failure`.
  init(for addresses: [String]) throws(SimulatorServer.Failure) {
    var key: gnutls_x509_privkey_t?
    var certificate: gnutls_x509_crt_t?
    try Self.check(gnutls_x509_privkey_init(&key))
    defer { gnutls_x509_privkey_deinit(key) }
    try Self.check(gnutls_x509_crt_init(&certificate))
    defer { gnutls_x509_crt_deinit(certificate) }
    // An elliptic curve of 256 bits.
    try Self.check(gnutls_x509_privkey_generate(key, GNUTLS_PK_ECDSA, 256, 0))
    try Self.check(gnutls_x509_crt_set_version(certificate, 3))
    var serial = [UInt8](repeating: 0, count: 16)
    while getentropy(&serial, serial.count) != 0 {}
    // A serial number is positive.
    serial[0] = serial[0] & 0x7F | 0x40
    try Self.check(gnutls_x509_crt_set_serial(certificate, serial, serial.count))
    let now = time(nil)
    // The other machine's clock may be a little behind.
    try Self.check(gnutls_x509_crt_set_activation_time(certificate, now - 86_400))
    try Self.check(gnutls_x509_crt_set_expiration_time(certificate, now + Self.days * 86_400))
    let name = "Tactus on this network"
    try Self.check(
      gnutls_x509_crt_set_dn_by_oid(
        certificate, "2.5.4.3", 0, name, UInt32(name.utf8.count)))
    for address in addresses {
      var bytes = in_addr()
      guard inet_pton(AF_INET, address, &bytes) == 1 else { continue }
      try Self.check(
        gnutls_x509_crt_set_subject_alt_name(
          certificate, GNUTLS_SAN_IPADDRESS, &bytes, UInt32(MemoryLayout<in_addr>.size), 1))
    }
    try Self.check(gnutls_x509_crt_set_key(certificate, key))
    try Self.check(gnutls_x509_crt_set_ca_status(certificate, 0))
    try Self.check(
      gnutls_x509_crt_set_key_usage(certificate, UInt32(GNUTLS_KEY_DIGITAL_SIGNATURE)))
    try Self.check(
      gnutls_x509_crt_set_key_purpose_oid(certificate, "1.3.6.1.5.5.7.3.1", 0))
    try Self.check(gnutls_x509_crt_sign2(certificate, certificate, key, GNUTLS_DIG_SHA256, 0))
    self.certificate = try Self.bytes {
      gnutls_x509_crt_export(certificate, GNUTLS_X509_FMT_DER, $0, $1)
    }
    self.key = try Self.bytes {
      gnutls_x509_privkey_export_pkcs8(
        key, GNUTLS_X509_FMT_DER, nil, UInt32(GNUTLS_PKCS_PLAIN.rawValue), $0, $1)
    }
    var digest = [UInt8](repeating: 0, count: 32)
    var count = digest.count
    try Self.check(
      gnutls_x509_crt_get_fingerprint(certificate, GNUTLS_DIG_SHA256, &digest, &count))
    fingerprint = digest.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  // MARK: Internals

  private static func check(_ status: Int32) throws(SimulatorServer.Failure) {
    guard status < 0 else { return }
    throw SimulatorServer.Failure(
      reason: "no certificate can be made: \(String(cString: gnutls_strerror(status)))")
  }

  private static func bytes(
    _ export: (UnsafeMutableRawPointer, UnsafeMutablePointer<Int>) -> Int32
  ) throws(SimulatorServer.Failure) -> [UInt8] {
    // Some hundred bytes each.
    var bytes = [UInt8](repeating: 0, count: 8_192)
    var count = bytes.count
    let status = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map { export($0, &count) } ?? -1
    }
    try check(status)
    return Array(bytes[..<count])
  }
}
