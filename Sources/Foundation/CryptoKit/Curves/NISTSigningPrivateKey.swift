internal import TactusCryptography

/// A private key on a curve of NIST that signs.
public protocol NISTSigningPrivateKey<Group>: NISTPrivateKey where PublicKey: NISTSigningPublicKey {
}

extension NISTSigningPrivateKey {
  /// Returns a signature of data, by the SHA-2 of the curve's size.
  public func signature<D: DataProtocol>(for data: D) throws -> PublicKey.Signature {
    try Self.signature(material.key.signature(of: Array(data)))
  }

  /// Returns a signature of a digest.
  public func signature<D: Digest>(for digest: D) throws -> PublicKey.Signature {
    try Self.signature(material.key.signature(ofDigest: Array(digest)))
  }

  private static func signature(_ der: [UInt8]?) throws -> PublicKey.Signature {
    guard let der else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    return try PublicKey.Signature(derRepresentation: der)
  }
}
