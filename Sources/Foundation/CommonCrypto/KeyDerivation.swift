internal import TactusCryptography

/// Derives a key from a password by PBKDF2.
///
/// - Parameters:
///   - algorithm: `kCCPBKDF2`.
///   - password: The password.
///   - passwordLen: Its number of bytes.
///   - salt: The salt.
///   - saltLen: Its number of bytes.
///   - prf: The hash function.
///   - rounds: The number of rounds.
///   - derivedKey: Memory for the key.
///   - derivedKeyLen: Its number of bytes.
/// - Returns: `kCCSuccess` or an error.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
  let functions: [DigestAlgorithm] = [.sha1, .sha224, .sha256, .sha384, .sha512]
  guard algorithm == CCPBKDFAlgorithm(kCCPBKDF2), (1...functions.count).contains(Int(prf)),
    passwordLen >= 0, saltLen >= 0, derivedKey != nil,
    let key = KeyDerivation.pbkdf2(
      functions[Int(prf) - 1],
      password: Array(UnsafeRawBufferPointer(start: password, count: passwordLen)),
      salt: Array(UnsafeRawBufferPointer(start: salt, count: saltLen)), rounds: Int(rounds),
      count: derivedKeyLen)
  else { return Int32(kCCParamError) }
  derivedKey.update(from: key, count: key.count)
  return Int32(kCCSuccess)
}

/// Fills memory with random bytes.
@discardableResult
public func CCRandomGenerateBytes(
  _ bytes: UnsafeMutableRawPointer!, _ count: Int
) -> CCRNGStatus {
  let isFilled = Randomness.fill(UnsafeMutableRawBufferPointer(start: bytes, count: count))
  return CCRNGStatus(isFilled ? kCCSuccess : kCCRNGFailure)
}
