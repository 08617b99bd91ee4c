internal import TactusCryptography

/// A public key on a curve of NIST that verifies signatures.
public protocol NISTSigningPublicKey<Group>: NISTPublicKey {
  /// The signature.
  associatedtype Signature: NISTSignature<Group>
}

extension NISTSigningPublicKey {
  /// Returns whether a signature belongs to data.
  public func isValidSignature<D: DataProtocol>(_ signature: Signature, for data: D) -> Bool {
    material.key.isValid(Array(signature.derRepresentation), of: Array(data))
  }

  /// Returns whether a signature belongs to a digest.
  public func isValidSignature<D: Digest>(_ signature: Signature, for digest: D) -> Bool {
    material.key.isValid(Array(signature.derRepresentation), ofDigest: Array(digest))
  }
}
