internal import TactusCryptography

// Encryption by keys. Step Keychain.KC10.
extension SecKey {
  /// Returns an encrypted message; `nil` for one of a wrong length.
  func encrypted(_ message: [UInt8], by operation: KeyOperation) -> [UInt8]? {
    switch (contents, operation.kind) {
    case (.rsa(let key), .rsaEncryption(let padding)):
      return key.encrypted(message, padding: padding)
    case (.rsa(let key), .rsaSession(let padding)):
      let session = Randomness.bytes(count: key.sessionKeySize)
      guard let wrapped = key.encrypted(session, padding: padding),
        let sealed = AuthenticatedCipher.aesGCM.seal(
          message, key: session, nonce: zeroVector, authenticating: key.publicDER)
      else { return nil }
      return wrapped + sealed.bytes + sealed.tag
    case (.curve(let key), .curveSession(let derivesVector)):
      let own = CurveKey.random(key.curve)
      guard
        let session = CurveSession(
          own.sharedSecret(with: key), own.publicBytes, operation.digest, derivesVector),
        let sealed = AuthenticatedCipher.aesGCM.seal(
          message, key: session.key, nonce: session.vector, authenticating: [])
      else { return nil }
      return own.publicBytes + sealed.bytes + sealed.tag
    default: return nil
    }
  }

  /// Returns the message in encrypted bytes; `nil` if they were not encrypted for the key.
  func decrypted(_ bytes: [UInt8], by operation: KeyOperation) -> [UInt8]? {
    let tagSize = AuthenticatedCipher.tagByteCount
    switch (contents, operation.kind) {
    case (.rsa(let key), .rsaEncryption(let padding)):
      return key.decrypted(bytes, padding: padding)
    case (.rsa(let key), .rsaSession(let padding)):
      guard bytes.count >= key.byteCount + tagSize,
        let session = key.decrypted(Array(bytes.prefix(key.byteCount)), padding: padding)
      else { return nil }
      return AuthenticatedCipher.aesGCM.open(
        Array(bytes[key.byteCount..<(bytes.count - tagSize)]), tag: bytes.suffix(tagSize),
        key: session, nonce: zeroVector, authenticating: key.publicDER)
    case (.curve(let key), .curveSession(let derivesVector)):
      let pointSize = key.publicBytes.count
      guard bytes.count >= pointSize + tagSize,
        let other = CurveKey.publicKey(key.curve, Array(bytes.prefix(pointSize))),
        let session = CurveSession(
          key.sharedSecret(with: other), other.publicBytes, operation.digest, derivesVector)
      else { return nil }
      return AuthenticatedCipher.aesGCM.open(
        Array(bytes[pointSize..<(bytes.count - tagSize)]), tag: bytes.suffix(tagSize),
        key: session.key, nonce: session.vector, authenticating: [])
    default: return nil
    }
  }
}

/// The key and the initialization vector of a message for a key on a curve.
private struct CurveSession {
  let key: [UInt8]
  let vector: [UInt8]

  /// Derives both from a secret.
  ///
  /// - Source: the sizes and their order are documented in Apple's reference.
  init?(
    _ secret: [UInt8]?, _ point: [UInt8], _ digest: DigestAlgorithm?, _ derivesVector: Bool
  ) {
    guard let secret, let digest else { return nil }
    // A coordinate of at most 256 bits leads to a key of 128 bits.
    let keySize = point.count <= 65 ? 16 : 32
    let bytes = derivedBytes(
      of: secret, count: keySize + (derivesVector ? zeroVector.count : 0), by: digest,
      sharing: point)
    key = Array(bytes.prefix(keySize))
    vector = derivesVector ? Array(bytes.dropFirst(keySize)) : zeroVector
  }
}

extension RSAKey {
  /// The number of bytes of the key of a message: 32 for a key of at least 4,096 bits, else 16
  /// (documented).
  fileprivate var sessionKeySize: Int { bitCount >= 4096 ? 32 : 16 }
}

/// An initialization vector of zeros.
private let zeroVector = [UInt8](repeating: 0, count: 16)

/// Returns bytes that are derived from a secret by X9.63.
///
/// - Parameters:
///   - secret: The secret.
///   - count: The number of bytes.
///   - digest: The hash function.
///   - information: The information that the owners of the secret share.
func derivedBytes(
  of secret: [UInt8], count: Int, by digest: DigestAlgorithm, sharing information: [UInt8]
) -> [UInt8] {
  var bytes: [UInt8] = []
  var counter: UInt32 = 1
  while bytes.count < count {
    let input = secret + withUnsafeBytes(of: counter.bigEndian) { Array($0) } + information
    bytes += input.withUnsafeBytes { DigestState.digest(digest, of: $0) }
    counter += 1
  }
  return Array(bytes.prefix(count))
}
