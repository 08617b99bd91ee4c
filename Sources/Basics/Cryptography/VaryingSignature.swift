internal import CTactusSodium

/// A signature of Ed25519 that differs each time, as CryptoKit's do (Cryptography.CG6).
///
/// The secret scalar of the signature comes from the key and the message, as RFC 8032 has it, and
/// from random bytes in addition, so that it is safe even if those are weak.
enum VaryingSignature {
  /// Returns a signature; nil without libsodium.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - privateBytes: The private key, 32 bytes.
  ///   - publicBytes: The public key, 32 bytes.
  static func make(
    of message: [UInt8], privateBytes: [UInt8], publicBytes: [UInt8]
  ) -> [UInt8]? {
    let expanded = digest(privateBytes)
    var secret = Array(expanded.prefix(32))
    // RFC 8032, section 5.1.5: a multiple of 8 with the second highest bit.
    secret[0] &= 0xf8
    secret[31] = secret[31] & 0x3f | 0x40
    guard let number = scalar(expanded.suffix(32) + Randomness.bytes(count: 32) + message) else {
      return nil
    }
    var point = [UInt8](repeating: 0, count: 32)
    guard ed25519_multiply_base(&point, number) != 0,
      let challenge = scalar(point + publicBytes + message)
    else { return nil }
    var sum = [UInt8](repeating: 0, count: 32)
    guard ed25519_multiply_add(&sum, challenge, secret, number) != 0 else { return nil }
    return point + sum
  }

  /// Returns the SHA-512 of bytes as a scalar; nil without libsodium.
  private static func scalar(_ bytes: [UInt8]) -> [UInt8]? {
    var scalar = [UInt8](repeating: 0, count: 32)
    return ed25519_reduce(&scalar, digest(bytes)) != 0 ? scalar : nil
  }

  private static func digest(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { DigestState.digest(.sha512, of: $0) }
  }
}
