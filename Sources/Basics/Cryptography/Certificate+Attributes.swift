internal import CTactusOpenSSL

extension Certificate {
  /// The version: 1 to 3.
  public var version: Int { X509_get_version(certificate) + 1 }

  /// The name of the subject, in DER.
  public var subjectDER: [UInt8] {
    EncodedBytes.read { i2d_X509_NAME(X509_get_subject_name(certificate), &$0) } ?? []
  }

  /// The name of the issuer, in DER.
  public var issuerDER: [UInt8] {
    EncodedBytes.read { i2d_X509_NAME(X509_get_issuer_name(certificate), &$0) } ?? []
  }

  /// The identifier of the subject's key; `nil` without one.
  public var subjectKeyIdentifier: [UInt8]? {
    guard let identifier = X509_get0_subject_key_id(certificate) else { return nil }
    return Self.bytes(identifier)
  }

  /// The public key without its algorithm, such as in PKCS #1 or as a point of a curve.
  public var publicKeyBits: [UInt8] {
    X509_get0_pubkey_bitstr(certificate).map { Self.bytes($0) } ?? []
  }

  /// The first and the last second in which the certificate is valid, since the beginning of 1970;
  /// `nil` for times that cannot be read.
  public var validity: ClosedRange<Int>? {
    var (first, last) = (Int64(0), Int64(0))
    guard tactusSeconds(X509_get0_notBefore(certificate), &first) == 1,
      tactusSeconds(X509_get0_notAfter(certificate), &last) == 1, first <= last
    else { return nil }
    return Int(first)...Int(last)
  }

  /// The texts of the subject's entries.
  public var subjectTexts: [String] {
    (0..<tactusSubjectCount(certificate)).compactMap { place in
      var count: Int32 = 0
      guard let text = tactusSubjectEntry(certificate, place, &count) else { return nil }
      defer { tactusFree(text) }
      return String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF8.self)
    }
  }

  private static func bytes(_ text: UnsafePointer<ASN1_STRING>) -> [UInt8] {
    guard let bytes = ASN1_STRING_get0_data(text) else { return [] }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(ASN1_STRING_length(text))))
  }
}
