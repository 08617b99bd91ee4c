internal import Security

/// The certificates of a session, and the signature by which it proves to own them.
///
/// Step Peers.SE7.
struct LinkIdentity: Sendable {
  private let identity: SecIdentity?
  private let others: [SecCertificate]

  /// Reads what an app passes: an identity, followed by certificates; fails for anything else.
  init?(_ objects: [Any]?) {
    guard let first = objects?.first else {
      (identity, others) = (nil, [])
      return
    }
    guard let identity = first as? SecIdentity, let rest = objects?.dropFirst() else { return nil }
    let others = rest.compactMap { $0 as? SecCertificate }
    guard others.count == rest.count else { return nil }
    (self.identity, self.others) = (identity, others)
  }

  /// Returns the proof of the identity for one connection.
  func proof(_ address: SessionAddress, signing transcript: Data) -> LinkMessage.Proof {
    var proof = LinkMessage.Proof(address: address, certificates: [], signature: nil)
    var (certificate, key): (SecCertificate?, SecKey?)
    guard let identity, SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess,
      SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess, let certificate, let key,
      let algorithm = Self.algorithms.first(where: { SecKeyIsAlgorithmSupported(key, .sign, $0) }),
      let signature = SecKeyCreateSignature(key, algorithm, transcript, nil)
    else { return proof }
    proof.certificates = ([certificate] + others).map { SecCertificateCopyData($0) as Data }
    proof.signature = signature as Data
    return proof
  }

  /// Returns the certificates of a peer's proof: empty without any, nil for a bad signature.
  static func certificates(
    of proof: LinkMessage.Proof, signed transcript: Data
  ) -> [SecCertificate]? {
    let certificates = proof.certificates.compactMap { SecCertificateCreateWithData(nil, $0) }
    guard certificates.count == proof.certificates.count else { return nil }
    guard let first = certificates.first else { return [] }
    guard let key = SecCertificateCopyKey(first), let signature = proof.signature,
      algorithms.contains(where: {
        SecKeyIsAlgorithmSupported(key, .verify, $0)
          && SecKeyVerifySignature(key, $0, transcript, signature, nil)
      })
    else { return nil }
    return certificates
  }

  private static let algorithms: [SecKeyAlgorithm] = [
    .ecdsaSignatureMessageX962SHA256, .rsaSignatureMessagePKCS1v15SHA256,
  ]
}
