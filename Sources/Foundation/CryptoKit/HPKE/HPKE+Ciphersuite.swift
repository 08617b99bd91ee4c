extension HPKE {
  /// The algorithms of an encryption, which both sides must know.
  public struct Ciphersuite: Sendable {
    /// P-256, HKDF with SHA-256, and AES-GCM with 256 bits.
    public static let P256_SHA256_AES_GCM_256 = Ciphersuite(
      kem: .P256_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .AES_GCM_256)
    /// P-384, HKDF with SHA-384, and AES-GCM with 256 bits.
    public static let P384_SHA384_AES_GCM_256 = Ciphersuite(
      kem: .P384_HKDF_SHA384, kdf: .HKDF_SHA384, aead: .AES_GCM_256)
    /// P-521, HKDF with SHA-512, and AES-GCM with 256 bits.
    public static let P521_SHA512_AES_GCM_256 = Ciphersuite(
      kem: .P521_HKDF_SHA512, kdf: .HKDF_SHA512, aead: .AES_GCM_256)
    /// X25519, HKDF with SHA-256, and ChaCha20-Poly1305.
    public static let Curve25519_SHA256_ChachaPoly = Ciphersuite(
      kem: .Curve25519_HKDF_SHA256, kdf: .HKDF_SHA256, aead: .chaChaPoly)

    /// The agreement on a secret.
    public let kem: HPKE.KEM
    /// The derivation of keys.
    public let kdf: HPKE.KDF
    /// The cipher.
    public let aead: HPKE.AEAD

    /// Creates a suite of algorithms.
    public init(kem: HPKE.KEM, kdf: HPKE.KDF, aead: HPKE.AEAD) {
      (self.kem, self.kdf, self.aead) = (kem, kdf, aead)
    }

    /// The derivation with the labels of the suite.
    var derivation: LabeledDerivation {
      LabeledDerivation(
        function: kdf,
        suite: Array("HPKE".utf8) + kem.number.twoBytes + kdf.number.twoBytes
          + aead.number.twoBytes)
    }
  }
}

extension UInt16 {
  /// The two bytes of the number, the higher one first.
  var twoBytes: [UInt8] { [UInt8(self >> 8), UInt8(truncatingIfNeeded: self)] }
}
