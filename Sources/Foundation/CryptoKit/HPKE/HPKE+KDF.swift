extension HPKE.KDF {
  /// The number of the algorithm in RFC 9180.
  var number: UInt16 {
    switch self {
    case .HKDF_SHA256: 1
    case .HKDF_SHA384: 2
    case .HKDF_SHA512: 3
    }
  }

  /// The number of bytes of an extracted key.
  var byteCount: Int {
    switch self {
    case .HKDF_SHA256: SHA256.byteCount
    case .HKDF_SHA384: SHA384.byteCount
    case .HKDF_SHA512: SHA512.byteCount
    }
  }

  /// Returns a pseudorandom key of key material.
  func extract(_ material: [UInt8], salt: [UInt8]) -> [UInt8] {
    let material = SymmetricKey(data: material)
    return switch self {
    case .HKDF_SHA256: HKDF<SHA256>.extract(inputKeyMaterial: material, salt: salt).bytes
    case .HKDF_SHA384: HKDF<SHA384>.extract(inputKeyMaterial: material, salt: salt).bytes
    case .HKDF_SHA512: HKDF<SHA512>.extract(inputKeyMaterial: material, salt: salt).bytes
    }
  }

  /// Expands a pseudorandom key.
  func expand(_ key: [UInt8], info: [UInt8], byteCount: Int) -> [UInt8] {
    let expanded =
      switch self {
      case .HKDF_SHA256:
        HKDF<SHA256>.expand(pseudoRandomKey: key, info: info, outputByteCount: byteCount)
      case .HKDF_SHA384:
        HKDF<SHA384>.expand(pseudoRandomKey: key, info: info, outputByteCount: byteCount)
      case .HKDF_SHA512:
        HKDF<SHA512>.expand(pseudoRandomKey: key, info: info, outputByteCount: byteCount)
      }
    return expanded.bytes
  }
}
