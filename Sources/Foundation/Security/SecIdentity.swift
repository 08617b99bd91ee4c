/// An identity: a certificate and the private key that belongs to its public key.
///
/// Step Keychain.KC21.
///
/// - Thread: any.
public final class SecIdentity: _CoreFoundationType, Hashable, Sendable, CustomStringConvertible {
  let certificate: SecCertificate
  let privateKey: SecKey

  init(_ certificate: SecCertificate, _ privateKey: SecKey) {
    (self.certificate, self.privateKey) = (certificate, privateKey)
  }

  /// The summary of the subject of the certificate.
  public var description: String {
    "<SecIdentity \(certificate.summary ?? "without a subject")>"
  }

  /// Returns whether two identities have the same certificate and key.
  public static func == (one: SecIdentity, other: SecIdentity) -> Bool {
    one.certificate == other.certificate && one.privateKey == other.privateKey
  }

  /// Hashes the certificate.
  public func hash(into hasher: inout Hasher) { hasher.combine(certificate) }
}

/// Creates an identity of a certificate and a private key; `nil` if the key does not belong to the
/// public key of the certificate.
public func SecIdentityCreate(
  _ allocator: CFAllocator?, _ certificate: SecCertificate, _ privateKey: SecKey
) -> SecIdentity? {
  guard privateKey.isPrivate, privateKey.label == certificate.publicKeyDigest else { return nil }
  return SecIdentity(certificate, privateKey)
}

/// Stores the certificate of an identity.
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
  certificateRef.pointee = identityRef.certificate
  return errSecSuccess
}

/// Stores the private key of an identity.
public func SecIdentityCopyPrivateKey(
  _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
  privateKeyRef.pointee = identityRef.privateKey
  return errSecSuccess
}
