// The functions of keys. Steps Keychain.KC8–KC11.

internal import TactusCryptography

// MARK: Creating

/// Creates a random private key, and adds it to the keychain if an attribute asks for that.
///
/// - Parameters:
///   - parameters: The type, the size in bits, and the attributes of the private key.
///   - error: Memory for an error; `nil` for none.
/// - Returns: The key, or `nil` for a type or size that is not supported.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  guard parameters[kSecAttrTokenID] == nil else {
    return failed(errSecUnimplemented, "The phone has no Secure Enclave.", error)
  }
  let size = (parameters[kSecAttrKeySizeInBits] as? NSNumber)?.intValue ?? 0
  let key: SecKey?
  switch parameters[kSecAttrKeyType] as? String {
  case kSecAttrKeyTypeRSA: key = RSAKey.random(bitCount: size).map { SecKey(.rsa($0)) }
  case kSecAttrKeyTypeECSECPrimeRandom:
    let curves = [256: NamedCurve.p256, 384: .p384, 521: .p521]
    key = curves[size].map { SecKey(.curve(CurveKey.random(.named($0)))) }
  default:
    return failed(errSecParam, "A new key needs kSecAttrKeyType: RSA or an elliptic curve.", error)
  }
  guard let key else {
    return failed(errSecParam, "There are no keys of this type with \(size) bits.", error)
  }
  var own = parameters[kSecPrivateKeyAttrs] as? CFDictionary ?? [:]
  let isPermanent = own[kSecAttrIsPermanent] ?? parameters[kSecAttrIsPermanent]
  guard (isPermanent as? NSNumber)?.boolValue ?? (isPermanent as? Bool) ?? false else {
    return key
  }
  own[kSecAttrIsPermanent] = nil
  own[kSecClass] = kSecClassKey
  own[kSecValueRef] = key
  let status = SecItemAdd(own, nil)
  guard status == errSecSuccess else {
    return failed(status, "The new key could not be added to the keychain.", error)
  }
  return key
}

/// Creates a random private key and its public key.
public func SecKeyGeneratePair(
  _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?,
  _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
  guard let key = SecKeyCreateRandomKey(parameters, nil) else { return errSecParam }
  privateKey?.pointee = key
  publicKey?.pointee = key.publicKey
  return errSecSuccess
}

/// Creates a key from PKCS #1 or X9.63.
///
/// - Parameters:
///   - keyData: The bytes. Other forms of DER that contain an RSA key are understood too.
///   - attributes: The type and class of the key.
///   - error: Memory for an error; `nil` for none.
/// - Returns: The key, or `nil` for other bytes.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
  SecKey(keyData, attributes)
    ?? failed(errSecParam, "The data is not a key of the given type and class.", error)
}

/// Returns the public key of a private one, or the public key itself.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key.publicKey }

/// Returns a key in PKCS #1 or X9.63.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { Data(key.bytes) }

/// Returns the attributes of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { key.attributes }

/// Returns the number of bytes of a block of a key.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.blockSize }

// MARK: Using

/// Returns whether a key can be used with an algorithm.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
  guard let kind = KeyOperation(algorithm)?.kind else { return false }
  switch (key.contents, kind, operation) {
  case (.rsa, .rsaSignature, .sign), (.rsa, .rsaEncryption, .decrypt),
    (.rsa, .rsaSession, .decrypt), (.curve, .curveSession, .decrypt),
    (.curve, .curveSignature, .sign), (.curve, .curveExchange, .keyExchange):
    return key.isPrivate
  case (.rsa, .rsaSignature, .verify), (.rsa, .rsaEncryption, .encrypt),
    (.rsa, .rsaSession, .encrypt), (.curve, .curveSession, .encrypt),
    (.curve, .curveSignature, .verify):
    return true
  default: return false
  }
}

/// Returns the signature of a message or a digest.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(key, .sign, algorithm), let operation = KeyOperation(algorithm)
  else { return failed(errSecParam, "\(key) cannot sign by \(algorithm.rawValue).", error) }
  let signature = key.signature(of: [UInt8](dataToSign), by: operation)
  return signature.map { Data($0) }
    ?? failed(errSecParam, "The data has a wrong length for \(algorithm.rawValue).", error)
}

/// Returns whether a signature belongs to a message or a digest.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard SecKeyIsAlgorithmSupported(key, .verify, algorithm), let operation = KeyOperation(algorithm)
  else {
    let reason = "\(key) cannot verify signatures by \(algorithm.rawValue)."
    let none: Bool? = failed(errSecParam, reason, error)
    return none ?? false
  }
  if key.isValid([UInt8](signature), of: [UInt8](signedData), by: operation) { return true }
  let none: Bool? = failed(errSecVerifyFailed, "The signature is not valid.", error)
  return none ?? false
}

/// Returns an encrypted message.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(key, .encrypt, algorithm),
    let operation = KeyOperation(algorithm)
  else { return failed(errSecParam, "\(key) cannot encrypt by \(algorithm.rawValue).", error) }
  return key.encrypted([UInt8](plaintext), by: operation).map { Data($0) }
    ?? failed(errSecParam, "The message has a wrong length for \(algorithm.rawValue).", error)
}

/// Returns the message in encrypted data.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(key, .decrypt, algorithm),
    let operation = KeyOperation(algorithm)
  else { return failed(errSecParam, "\(key) cannot decrypt by \(algorithm.rawValue).", error) }
  return key.decrypted([UInt8](ciphertext), by: operation).map { Data($0) }
    ?? failed(errSecDecode, "The data was not encrypted for this key.", error)
}

/// Returns the secret that the owners of two keys share, or what is derived from it.
///
/// - Parameters:
///   - privateKey: The own key.
///   - algorithm: The algorithm; one with a hash function derives bytes by X9.63.
///   - publicKey: The other's key.
///   - parameters: The number of bytes to derive and the information that both share, by the keys
///     of `SecKeyKeyExchangeParameter`.
///   - error: Memory for an error; `nil` for none.
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey,
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
  guard SecKeyIsAlgorithmSupported(privateKey, .keyExchange, algorithm),
    case .curve(let own) = privateKey.contents, case .curve(let other) = publicKey.contents,
    let secret = own.sharedSecret(with: other)
  else {
    let reason = "\(privateKey) and \(publicKey) have no secret by \(algorithm.rawValue)."
    return failed(errSecParam, reason, error)
  }
  guard let digest = KeyOperation(algorithm)?.digest else { return Data(secret) }
  let size = parameters[SecKeyKeyExchangeParameter.requestedSize.rawValue] as? NSNumber
  guard let count = size?.intValue, count > 0 else {
    return failed(errSecParam, "The parameters have no requestedSize.", error)
  }
  let shared = parameters[SecKeyKeyExchangeParameter.sharedInfo.rawValue] as? Data
  return Data(
    derivedBytes(of: secret, count: count, by: digest, sharing: shared.map { [UInt8]($0) } ?? []))
}

// MARK: Internals

extension SecKey {
  func signature(of data: [UInt8], by operation: KeyOperation) -> [UInt8]? {
    guard let input = operation.input(data) else { return nil }
    switch (contents, operation.kind) {
    case (.rsa(let key), .rsaSignature(let padding)):
      return key.signature(of: input, padding: padding)
    case (.curve(let key), .curveSignature): return key.signature(ofDigest: input)
    default: return nil
    }
  }

  func isValid(_ signature: [UInt8], of data: [UInt8], by operation: KeyOperation) -> Bool {
    guard let input = operation.input(data) else { return false }
    switch (contents, operation.kind) {
    case (.rsa(let key), .rsaSignature(let padding)):
      return key.isValid(signature, of: input, padding: padding)
    case (.curve(let key), .curveSignature): return key.isValid(signature, ofDigest: input)
    default: return false
    }
  }
}

/// Stores an error and returns `nil`.
func failed<Value>(
  _ status: OSStatus, _ reason: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Value? {
  error?.pointee = Unmanaged.passRetained(securityError(status, reason))
  return nil
}

/// Returns an error of a status.
func securityError(_ status: OSStatus, _ reason: String) -> CFError {
  NSError(
    domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSLocalizedDescriptionKey: reason])
}
