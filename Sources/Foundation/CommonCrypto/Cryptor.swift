internal import TactusCryptography

/// Encrypts or decrypts bytes by a block cipher.
///
/// AES and Triple DES are available, others give `kCCUnimplemented`.
///
/// - Parameters:
///   - op: `kCCEncrypt` or `kCCDecrypt`.
///   - alg: The cipher.
///   - options: The padding, and whether each block is encrypted by itself.
///   - key: The key.
///   - keyLength: Its number of bytes.
///   - iv: The initialization vector, one block; `nil` for zeros.
///   - dataIn: The bytes.
///   - dataInLength: Their number.
///   - dataOut: Memory for the result.
///   - dataOutAvailable: Its number of bytes.
///   - dataOutMoved: The number of bytes of the result, or of those that are needed.
/// - Returns: `kCCSuccess` or an error.
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  let ciphers: [Int: BlockCipher] = [kCCAlgorithmAES: .aes, kCCAlgorithm3DES: .tripleDES]
  guard let cipher = ciphers[Int(alg)] else { return CCCryptorStatus(kCCUnimplemented) }
  guard op <= CCOperation(kCCDecrypt), cipher.accepts(keyByteCount: keyLength), key != nil,
    dataInLength >= 0, dataIn != nil || dataInLength == 0
  else { return CCCryptorStatus(kCCParamError) }
  let isPadded = options & CCOptions(kCCOptionPKCS7Padding) != 0
  let isEncrypting = op == CCOperation(kCCEncrypt)
  let block = cipher.blockByteCount
  guard isPadded && isEncrypting || dataInLength % block == 0 else {
    return CCCryptorStatus(kCCAlignmentError)
  }
  func bytes(_ pointer: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
    pointer.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) }
      ?? [UInt8](repeating: 0, count: count)
  }
  let needed = isPadded && isEncrypting ? (dataInLength / block + 1) * block : dataInLength
  if isEncrypting, dataOutAvailable < needed {
    dataOutMoved?.pointee = needed
    return CCCryptorStatus(kCCBufferTooSmall)
  }
  let result = cipher.convert(
    bytes(dataIn, dataInLength), isEncrypting: isEncrypting, key: bytes(key, keyLength),
    vector: options & CCOptions(kCCOptionECBMode) != 0 ? nil : bytes(iv, block),
    isPadded: isPadded)
  guard let result else { return CCCryptorStatus(kCCDecodeError) }
  dataOutMoved?.pointee = result.count
  guard result.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  if !result.isEmpty { dataOut.copyMemory(from: result, byteCount: result.count) }
  return CCCryptorStatus(kCCSuccess)
}

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
