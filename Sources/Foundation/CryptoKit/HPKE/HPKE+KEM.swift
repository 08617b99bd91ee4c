extension HPKE.KEM {
  /// The number of the algorithm in RFC 9180.
  var number: UInt16 {
    switch self {
    case .P256_HKDF_SHA256: 0x10
    case .P384_HKDF_SHA384: 0x11
    case .P521_HKDF_SHA512: 0x12
    case .Curve25519_HKDF_SHA256: 0x20
    }
  }

  private var kdf: HPKE.KDF {
    switch self {
    case .P256_HKDF_SHA256, .Curve25519_HKDF_SHA256: .HKDF_SHA256
    case .P384_HKDF_SHA384: .HKDF_SHA384
    case .P521_HKDF_SHA512: .HKDF_SHA512
    }
  }

  /// Returns the secret of one or two agreements.
  ///
  /// - Parameters:
  ///   - secrets: The agreement with the ephemeral key, and that with the key of the sender.
  ///   - keys: The public keys that took part.
  func secret(_ secrets: [SharedSecret], keys: [Data]) -> [UInt8] {
    let derivation = LabeledDerivation(
      function: kdf, suite: Array("KEM".utf8) + number.twoBytes)
    let key = derivation.extract(secrets.flatMap(\.allBytes), "eae_prk")
    return derivation.expand(
      key, "shared_secret", info: keys.flatMap { Array($0) }, byteCount: kdf.byteCount)
  }

  /// Throws an error unless a key of another algorithm is one of this.
  func check(_ other: HPKE.KEM) throws {
    guard self == other else { throw HPKE.Errors.inconsistentCiphersuiteAndKey }
  }
}
