internal import CTactusOpenSSL

/// An X.509 certificate.
///
/// Sendable because nothing changes OpenSSL's object after its creation.
///
/// - Thread: any.
public final class Certificate: @unchecked Sendable {
  /// The certificate in DER.
  public let der: [UInt8]
  let certificate: OpaquePointer

  /// Creates a certificate from DER; `nil` for other bytes, or for bytes after it.
  public init?(der bytes: [UInt8]) {
    let certificate = bytes.withUnsafeBufferPointer { bytes -> OpaquePointer? in
      var place = bytes.baseAddress
      guard let certificate = d2i_X509(nil, &place, bytes.count) else { return nil }
      if place == bytes.baseAddress.map({ $0 + bytes.count }) { return certificate }
      X509_free(certificate)
      return nil
    }
    guard let certificate else { return nil }
    (self.certificate, der) = (certificate, bytes)
  }

  /// Creates a certificate from one of a list; `nil` if it cannot be encoded.
  private convenience init?(_ certificate: OpaquePointer?) {
    guard let bytes = EncodedBytes.read({ i2d_X509(certificate, &$0) }) else { return nil }
    self.init(der: bytes)
  }

  deinit { X509_free(certificate) }

  // MARK: Contents

  /// The common name of the subject; `nil` without one.
  public var commonName: String? { text(NID_commonName) }

  /// The organizational unit of the subject; `nil` without one.
  public var organizationalUnit: String? { text(NID_organizationalUnitName) }

  /// The organization of the subject; `nil` without one.
  public var organization: String? { text(NID_organizationName) }

  /// The e-mail addresses of the subject.
  public var emailAddresses: [String] {
    var addresses: [String] = []
    while let text = tactusEmailAddress(certificate, Int32(addresses.count)) {
      addresses.append(String(cString: text))
      tactusFree(text)
    }
    return addresses
  }

  /// The bytes of the serial number, as they are in the certificate.
  public var serialNumber: [UInt8] {
    let number = X509_get0_serialNumber(certificate)
    let bytes = EncodedBytes.read { i2d_ASN1_INTEGER(number, &$0) } ?? []
    return EncodedElement.elements(bytes)?.first.map { Array(bytes[$0.contents]) } ?? []
  }

  /// The public key as a SubjectPublicKeyInfo, in DER; empty for a key of an unknown kind.
  public var publicKeyDER: [UInt8] {
    EncodedBytes.read { i2d_PUBKEY(X509_get0_pubkey(certificate), &$0) } ?? []
  }

  private func text(_ kind: Int32) -> String? {
    var count: Int32 = 0
    guard let text = tactusSubjectText(certificate, kind, &count) else { return nil }
    defer { tactusFree(text) }
    return String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
  }

  // MARK: Verifying

  /// Verifies a chain of certificates.
  ///
  /// - Parameters:
  ///   - certificates: The certificate to verify, then others that may be in its chain.
  ///   - policy: The use of the certificate.
  ///   - anchors: Certificates that are trusted.
  ///   - usesSystemAnchors: Whether the certificates of the system's authorities are trusted too.
  ///   - date: The date of use, in seconds since the beginning of 1970.
  public static func verify(
    _ certificates: [Certificate], for policy: CertificatePolicy, anchors: [Certificate],
    usesSystemAnchors: Bool, date: Int
  ) -> CertificateVerification {
    guard !certificates.isEmpty else {
      return CertificateVerification(result: .otherFailure("there is no certificate"), chain: [])
    }
    let pointers = certificates.map { Optional($0.certificate) }
    let trusted = anchors.map { Optional($0.certificate) }
    let purpose =
      switch policy {
      case .basic: Int32(0)
      case .server: X509_PURPOSE_SSL_SERVER
      case .client: X509_PURPOSE_SSL_CLIENT
      }
    var list: OpaquePointer?
    let code = tactusVerifyChain(
      pointers, pointers.count, trusted, trusted.count, usesSystemAnchors ? 1 : 0, purpose,
      policy.host, date, &list)
    defer { tactusFreeList(list) }
    let chain = (0..<tactusCount(list)).compactMap { Certificate(tactusElement(list, $0)) }
    return withExtendedLifetime((certificates, anchors)) {
      CertificateVerification(result: CertificateVerification.Result(code), chain: chain)
    }
  }
}

extension CertificateVerification.Result {
  fileprivate init(_ code: Int32) {
    self =
      switch code {
      case X509_V_OK: .valid
      case X509_V_ERR_CERT_HAS_EXPIRED: .expired
      case X509_V_ERR_CERT_NOT_YET_VALID: .notYetValid
      case X509_V_ERR_HOSTNAME_MISMATCH, X509_V_ERR_IP_ADDRESS_MISMATCH: .otherHost
      case X509_V_ERR_CERT_REVOKED: .revoked
      case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY,
        X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
        .noChain
      case X509_V_ERR_DEPTH_ZERO_SELF_SIGNED_CERT, X509_V_ERR_SELF_SIGNED_CERT_IN_CHAIN,
        X509_V_ERR_CERT_UNTRUSTED:
        .untrusted
      case X509_V_ERR_INVALID_PURPOSE: .otherUse
      case X509_V_ERR_CERT_SIGNATURE_FAILURE: .invalidSignature
      default: .otherFailure(String(cString: X509_verify_cert_error_string(Int(code))))
      }
  }
}
