internal import TactusCryptography

/// An X.509 certificate.
///
/// Step Keychain.KC12.
///
/// - Thread: any.
public final class SecCertificate: _CoreFoundationType, Hashable, Sendable, CustomStringConvertible
{
  let certificate: Certificate

  init(_ certificate: Certificate) { self.certificate = certificate }

  /// The common name of the subject, else its unit or organization, else an e-mail address.
  var summary: String? {
    certificate.commonName ?? certificate.organizationalUnit ?? certificate.organization
      ?? certificate.emailAddresses.first
  }

  /// The summary of the subject.
  public var description: String { "<SecCertificate \(summary ?? "without a subject")>" }

  /// Returns whether two certificates have the same bytes.
  public static func == (one: SecCertificate, other: SecCertificate) -> Bool {
    one.certificate.der == other.certificate.der
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(certificate.der) }
}

/// Creates a certificate from DER; `nil` for other data.
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: CFData
) -> SecCertificate? { Certificate(der: [UInt8](data)).map { SecCertificate($0) } }

/// Returns a certificate in DER.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData {
  Data(certificate.certificate.der)
}

/// Returns the summary of the subject of a certificate; `nil` for none.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.summary
}

/// Copies the name of a certificate's owner to memory of the app; `nil` for none.
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = certificate.certificate.commonName
  return errSecSuccess
}

/// Stores the e-mail addresses of the subject of a certificate.
public func SecCertificateCopyEmailAddresses(
  _ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
  emailAddresses.pointee = certificate.certificate.emailAddresses
  return errSecSuccess
}

/// Returns the serial number of a certificate.
public func SecCertificateCopySerialNumberData(
  _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { Data(certificate.certificate.serialNumber) }

/// Returns the public key of a certificate; `nil` for a key that is not supported.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
  SecKey(publicDER: certificate.certificate.publicKeyDER)
}

/// Returns the public key of a certificate; `nil` for a key that is not supported.
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? {
  SecCertificateCopyKey(certificate)
}
