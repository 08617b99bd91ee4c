internal import TactusCryptography

/// A derivation of keys by a hash function, as in RFC 5869.
public struct HKDF<H: HashFunction>: Sendable {
  /// Derives a key from key material, a salt and information on its purpose.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }

  /// Derives a key from key material and information on its purpose.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [], info: info, outputByteCount: outputByteCount)
  }

  /// Derives a key from key material and a salt.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [], outputByteCount: outputByteCount)
  }

  /// Derives a key from key material.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [], info: [], outputByteCount: outputByteCount)
  }

  /// Returns a pseudorandom key of key material.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    let salt = salt.map { Array($0) } ?? []
    let key = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : salt
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
  }

  /// Expands a pseudorandom key; more than 255 digests trap.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let size = H.Digest.byteCount
    precondition(
      outputByteCount > 0 && outputByteCount <= 255 * size,
      "HKDF derives 1…\(255 * size) bytes with this hash function, not \(outputByteCount)")
    let (key, info) = (SymmetricKey(data: prk), info.map { Array($0) } ?? [])
    var (bytes, last): ([UInt8], [UInt8]) = ([], [])
    for number in 1...UInt8((outputByteCount + size - 1) / size) {
      last = Array(HMAC<H>.authenticationCode(for: last + info + [number], using: key))
      bytes += last
    }
    return SymmetricKey(data: Array(bytes.prefix(outputByteCount)))
  }
}
