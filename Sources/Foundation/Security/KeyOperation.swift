internal import TactusCryptography

/// The parts of an algorithm's name: its family, its padding and its hash function.
struct KeyOperation {
  /// The operation of an algorithm.
  enum Kind: Equatable {
    case rsaSignature(RSAKey.Padding)
    case rsaEncryption(RSAKey.Padding)
    /// A session key, encrypted by RSA, that encrypts the message by AES-GCM.
    case rsaSession(RSAKey.Padding)
    case curveSignature
    case curveExchange
    /// A session key, of a secret with a key of this message alone, that encrypts by AES-GCM.
    case curveSession(derivesVector: Bool)
  }

  /// The operation.
  var kind: Kind
  /// The hash function of the message or the digest; `nil` for bytes of any length.
  var digest: DigestAlgorithm?
  /// Whether the input is a message, whose digest is made here.
  var hashesMessage = false

  /// Creates the operation of an algorithm; `nil` for one that is not supported.
  init?(_ algorithm: SecKeyAlgorithm) {
    let isHybrid = algorithm.rawValue.hasSuffix("AESGCM")
    let name = isHybrid ? String(algorithm.rawValue.dropLast(6)) : algorithm.rawValue
    digest = DigestAlgorithm.allCases.first { name.hasSuffix($0.rawValue) }
    hashesMessage = name.contains("Message")
    switch name {
    case "rsaSignatureRaw": kind = .rsaSignature(.none)
    case "rsaEncryptionRaw": kind = .rsaEncryption(.none)
    case "rsaEncryptionPKCS1": kind = .rsaEncryption(.pkcs1(nil))
    case "ecdhKeyExchangeStandard", "ecdhKeyExchangeCofactor": kind = .curveExchange
    case _ where name.hasPrefix("ecdhKeyExchange") && digest != nil: kind = .curveExchange
    case _ where name.hasPrefix("eciesEncryption") && digest != nil:
      kind = .curveSession(derivesVector: name.contains("VariableIV"))
    case _ where name.hasPrefix("ecdsaSignature"): kind = .curveSignature
    case _ where name.contains("PKCS1v15"): kind = .rsaSignature(.pkcs1(digest))
    default:
      guard let digest else { return nil }
      if name.contains("PSS") {
        kind = .rsaSignature(.pss(digest))
      } else if name.contains("OAEP") {
        kind = isHybrid ? .rsaSession(.oaep(digest)) : .rsaEncryption(.oaep(digest))
      } else {
        return nil
      }
    }
  }

  /// Creates the operation of a padding; `nil` for one that is not supported.
  init?(_ padding: SecPadding, signs: Bool) {
    switch padding {
    case [] where signs: kind = .rsaSignature(.none)
    case []: kind = .rsaEncryption(.none)
    case .PKCS1 where signs: kind = .rsaSignature(.pkcs1(nil))
    case .PKCS1: kind = .rsaEncryption(.pkcs1(nil))
    case .OAEP where !signs: kind = .rsaEncryption(.oaep(.sha1))
    default:
      let digests: [SecPadding: DigestAlgorithm] = [
        .PKCS1MD5: .md5, .PKCS1SHA1: .sha1, .PKCS1SHA224: .sha224, .PKCS1SHA256: .sha256,
        .PKCS1SHA384: .sha384, .PKCS1SHA512: .sha512,
      ]
      guard signs, let digest = digests[padding] else { return nil }
      kind = .rsaSignature(.pkcs1(digest))
      self.digest = digest
    }
  }

  /// Returns the digest that is signed; `nil` for a digest of another length.
  func input(_ data: [UInt8]) -> [UInt8]? {
    guard let digest else { return data }
    if hashesMessage { return data.withUnsafeBytes { DigestState.digest(digest, of: $0) } }
    return data.count == digest.byteCount ? data : nil
  }
}
