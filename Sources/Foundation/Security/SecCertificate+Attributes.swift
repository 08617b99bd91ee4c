internal import TactusCryptography

/// Returns the normalized name of the issuer of a certificate, in DER (Keychain.KC20).
public func SecCertificateCopyNormalizedIssuerSequence(_ certificate: SecCertificate) -> CFData? {
  certificate.issuer.map { Data($0.sequence) }
}

/// Returns the normalized name of the subject of a certificate, in DER (Keychain.KC20).
public func SecCertificateCopyNormalizedSubjectSequence(_ certificate: SecCertificate) -> CFData? {
  certificate.subject.map { Data($0.sequence) }
}

/// Returns the date from which a certificate is valid; `nil` for one that cannot be read.
public func SecCertificateCopyNotValidBeforeDate(_ certificate: SecCertificate) -> CFDate? {
  certificate.certificate.validity.map { Date(timeIntervalSince1970: Double($0.lowerBound)) }
}

/// Returns the date after which a certificate is no longer valid; `nil` for one that cannot be
/// read.
public func SecCertificateCopyNotValidAfterDate(_ certificate: SecCertificate) -> CFDate? {
  certificate.certificate.validity.map { Date(timeIntervalSince1970: Double($0.upperBound)) }
}

/// Returns the serial number of a certificate.
public func SecCertificateCopySerialNumber(_ certificate: SecCertificate) -> CFData? {
  SecCertificateCopySerialNumberData(certificate, nil)
}

extension SecCertificate {
  /// The name of the issuer; `nil` for one that cannot be read.
  var issuer: DistinguishedName? { DistinguishedName(certificate.issuerDER) }

  /// The name of the subject; `nil` for one that cannot be read.
  var subject: DistinguishedName? { DistinguishedName(certificate.subjectDER) }

  /// The digest of the public key, which the keychain compares with the label of a private key.
  var publicKeyDigest: Data {
    Data(certificate.publicKeyBits.withUnsafeBytes { DigestState.digest(.sha1, of: $0) })
  }

  /// The attributes and the data of the certificate as an item of the keychain.
  ///
  /// - Source: for the numbers and for names without the tag of their sequence, the source of
  ///   Security that Apple publishes. Confidence: observed.
  var attributes: [String: Any] {
    var values: [String: Any] = [
      kSecClass: kSecClassCertificate, kSecValueData: Data(certificate.der),
      kSecAttrCertificateType: NSNumber(value: certificate.version),
      kSecAttrCertificateEncoding: NSNumber(value: 3),
      kSecAttrSerialNumber: Data(certificate.serialNumber),
      kSecAttrPublicKeyHash: publicKeyDigest,
    ]
    values[kSecAttrLabel] = summary
    values[kSecAttrSubject] = subject.map { Data($0.contents) }
    values[kSecAttrIssuer] = issuer.map { Data($0.contents) }
    values[kSecAttrSubjectKeyID] = certificate.subjectKeyIdentifier.map { Data($0) }
    return values
  }
}
